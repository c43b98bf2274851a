export type Theme = 'light' | 'dark'

const REMEMBERED = 'newworlds.theme'

/** Follows the system until the player chooses otherwise. */
class Appearance {
  theme = $state<Theme>('light')

  begin(): void {
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', () => this.#follow(system.matches))
    this.#follow(system.matches)
  }

  turn(): void {
    const theme = this.theme === 'dark' ? 'light' : 'dark'
    localStorage.setItem(REMEMBERED, theme)
    this.#use(theme)
  }

  #follow(isDark: boolean): void {
    const chosen = localStorage.getItem(REMEMBERED)
    this.#use(chosen === 'dark' || chosen === 'light' ? chosen : isDark ? 'dark' : 'light')
  }

  #use(theme: Theme): void {
    this.theme = theme
    document.documentElement.dataset['theme'] = theme
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', theme === 'dark' ? '#18222f' : '#efe6cf')
  }
}

export const appearance = new Appearance()
