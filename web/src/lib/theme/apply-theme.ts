import { paletteOf, type Ground } from '../module/palette.ts'
import { useSettings, type Mode, type Settings } from '../settings.ts'
import type { ThemeName } from './theme-settings.ts'

type AppliedTheme = Pick<Settings, 'mode' | 'theme'>

/** What things are drawn on; the technology theme counts as light but is as dark as the dark. */
export const groundOf = ({ mode, themeName }: { readonly mode: Mode; readonly themeName: ThemeName }): Ground =>
  themeName === 'technology' ? 'technology' : mode

/** What the style sheets know of the settings: attributes of the page and values of its variables. */
export const lookOf = ({ mode, theme }: AppliedTheme) => {
  const { primary, text, soft, fill, fillHover } = paletteOf(
    theme.color,
    groundOf({ mode, themeName: theme.themeName }),
  )
  return {
    attributes: {
      mode,
      theme: theme.themeName,
      follow: theme.themeName === 'default' && mode === 'light' && theme.isFollow ? 'on' : undefined,
      weakness: theme.colorWeakness ? 'on' : undefined,
      transition: theme.pageTransition,
    },
    variables: {
      '--srm-primary': primary,
      '--srm-primary-text': text,
      '--srm-primary-soft': soft,
      '--srm-primary-fill': fill,
      '--srm-primary-fill-hover': fillHover,
      '--srm-radius': `${String(theme.radius)}px`,
    },
  }
}

const wear = (worn: AppliedTheme): void => {
  const { dataset, style } = document.documentElement
  const { attributes, variables } = lookOf(worn)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) delete dataset[name]
    else dataset[name] = value
  }
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value)
}

/** The page follows the settings from now on. */
export const applyTheme = (): void => {
  wear(useSettings.getState())
  useSettings.subscribe((now, before) => {
    if (now.theme !== before.theme || now.mode !== before.mode) wear(now)
  })
}
