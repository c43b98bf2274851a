import { ask, told } from '../net/api'
import type { MailChoice, Message, PostInfo, QuietHours, SubscribeRequest } from '../net/generated'

/** Why this browser cannot be notified, whatever the server does. */
export type Hindrance = 'insecure' | 'unsupported' | 'none'

/** How this browser is told what happens while no page is open. */
export class Push {
  info = $state.raw<PostInfo | null>(null)
  isOn = $state(false)
  isBusy = $state(false)
  problem = $state.raw<Message | null>(null)

  get hindrance(): Hindrance | null {
    if (this.info?.push_key === null) return 'none'
    if (!isSecureContext) return 'insecure'
    return 'PushManager' in window && 'serviceWorker' in navigator ? null : 'unsupported'
  }

  async load(language: string): Promise<void> {
    await this.#try(async () => {
      this.info = await ask<PostInfo>('/api/post')
      if (this.hindrance) return
      const known = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
      this.isOn = known !== null
      if (known) await this.#tell(known, language)
    })
  }

  async turn(isOn: boolean, language: string): Promise<void> {
    await this.#try(() => (isOn ? this.#subscribe(language) : this.#unsubscribe()))
  }

  async setQuiet(quiet: QuietHours | null): Promise<void> {
    await this.#try(async () => {
      this.info = await ask<PostInfo>('/api/post/quiet', { quiet })
    })
  }

  async chooseMail(choice: MailChoice, language: string): Promise<void> {
    await this.#try(async () => {
      this.info = await ask<PostInfo>('/api/post/mail', { choice, language })
    })
  }

  async #subscribe(language: string): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') {
      this.problem = { code: 'ui.post.push.blocked' }
      return
    }
    const { pushManager } = await navigator.serviceWorker.ready
    const applicationServerKey = this.info?.push_key ?? ''
    const subscription = await pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey })
      .catch(() => (this.problem = { code: 'ui.post.push.failed' }))
    if (!('endpoint' in subscription)) return
    await this.#tell(subscription, language)
    this.isOn = true
  }

  async #unsubscribe(): Promise<void> {
    const known = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
    if (known) {
      this.info = await ask<PostInfo>('/api/post/unsubscribe', { endpoint: known.endpoint })
      await known.unsubscribe()
    }
    this.isOn = false
  }

  async #tell(subscription: PushSubscription, language: string): Promise<void> {
    const { endpoint, keys } = subscription.toJSON() as Pick<SubscribeRequest, 'endpoint' | 'keys'>
    this.info = await ask<PostInfo>('/api/post/subscribe', { endpoint, keys, language })
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.isBusy = true
    this.problem = null
    try {
      await work()
    } catch (error) {
      this.problem = told(error)
    } finally {
      this.isBusy = false
    }
  }
}
