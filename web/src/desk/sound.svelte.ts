const CHOSEN = 'newworlds.sound'
const RUNG = 'newworlds.rung'
/** A fifth upwards, as of a small bell. */
const NOTES_HZ = [523.25, 783.99]
const NOTE_S = 0.16
const FADING_S = 0.5
const LOUDNESS = 0.12

/** A short tone when it becomes one's turn, for those who have asked for it. */
class Sound {
  isOn = $state(localStorage.getItem(CHOSEN) === 'on')
  #context: AudioContext | null = null

  turn(isOn: boolean): void {
    this.isOn = isOn
    localStorage.setItem(CHOSEN, isOn ? 'on' : 'off')
    if (isOn) this.#play()
  }

  /** Once for each cause, in however many windows it is heard of. */
  ring(cause: string): void {
    if (!this.isOn || localStorage.getItem(RUNG) === cause) return
    localStorage.setItem(RUNG, cause)
    this.#play()
  }

  #play(): void {
    this.#context ??= new AudioContext()
    const context = this.#context
    void context.resume()
    NOTES_HZ.forEach((pitch, place) => note(context, pitch, context.currentTime + place * NOTE_S))
  }
}

function note(context: AudioContext, pitch: number, begin: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(LOUDNESS, begin)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + FADING_S)
  tone.connect(volume).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + FADING_S)
}

export const sound = new Sound()
