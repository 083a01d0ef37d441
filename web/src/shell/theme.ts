import { theme, type ThemeConfig } from 'antd'
import { groundOf } from '@/lib/theme/apply-theme.ts'
import { paletteOf, type Ground, type Palette } from '@/lib/module/palette.ts'
import type { Mode } from '@/lib/settings.ts'
import type { Theme } from '@/lib/theme/theme-settings.ts'

const grounds: Readonly<Record<Ground, ThemeConfig['token']>> = {
  light: {
    colorError: '#cf3030',
    colorTextBase: '#1d2129',
    colorTextSecondary: '#525966',
    colorTextTertiary: '#69707d',
    colorTextDescription: '#69707d',
    colorTextPlaceholder: '#69707d',
    colorBorder: '#d9dce2',
    colorBorderSecondary: '#eff1f4',
    colorBgLayout: '#f5f6f8',
  },
  dark: {
    colorError: '#f0716f',
    colorTextBase: '#e8eaee',
    colorTextSecondary: '#b3b9c4',
    colorTextTertiary: '#979eab',
    colorTextDescription: '#979eab',
    colorTextPlaceholder: '#8b92a0',
    colorBgBase: '#1b1e24',
    colorBgContainer: '#1b1e24',
    colorBgElevated: '#23272f',
    colorBgLayout: '#14161a',
    colorBorder: '#3a404b',
    colorBorderSecondary: '#272b33',
  },
  technology: {
    colorError: '#ff9c9a',
    colorTextBase: '#ffffff',
    colorTextSecondary: '#d3e0fa',
    colorTextTertiary: '#b6c9ee',
    colorTextDescription: '#b6c9ee',
    colorTextPlaceholder: '#b6c9ee',
    colorBgBase: '#103171',
    colorBgContainer: '#103171',
    colorBgElevated: '#143a80',
    colorBgLayout: '#040d32',
    colorBorder: '#2c6191',
    colorBorderSecondary: '#1f4c88',
  },
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
/** Ends at once instead of not moving at all: without motion the library may leave a list of choices beside the screen. */
const still = { motionDurationFast: '0.05s', motionDurationMid: '0.05s', motionDurationSlow: '0.05s' }

/** Words in the chosen colour, and words on it, take the shade that can be read there. */
const componentsFor = (
  ground: Ground,
  { primary, fill, fillHover, fillActive, text }: Palette,
): ThemeConfig['components'] => ({
  Button: {
    ...(ground !== 'light' && { colorError: grounds[ground]?.colorError, dangerColor: '#14161a' }),
    colorPrimary: fill,
    colorPrimaryHover: fillHover,
    colorPrimaryActive: fillActive,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    defaultHoverColor: text,
    defaultActiveColor: text,
  },
  DatePicker: { colorPrimary: fill },
  Steps: { colorPrimary: fill },
  Radio: { buttonSolidCheckedBg: fill, buttonSolidCheckedHoverBg: fillHover, buttonSolidCheckedActiveBg: fillActive },
  Checkbox: { colorPrimary: fill, colorPrimaryHover: fillHover },
  // The library's own pale shades of it are lost on a dark ground.
  Slider: {
    handleColor: primary,
    handleActiveColor: primary,
    trackBg: primary,
    trackHoverBg: primary,
    railBg: 'var(--srm-line)',
    railHoverBg: 'var(--srm-line)',
  },
  Tabs: { itemSelectedColor: text, itemHoverColor: text, itemActiveColor: text },
  Pagination: { colorPrimary: text, colorPrimaryHover: text },
  Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px' },
  Table: {
    fontWeightStrong: 400,
    cellPaddingInlineMD: 12,
    cellPaddingBlockMD: 10,
    headerBg: 'transparent',
    headerSplitColor: 'transparent',
    headerSortActiveBg: 'transparent',
    headerSortHoverBg: 'var(--srm-hover)',
    bodySortBg: 'transparent',
    rowHoverBg: 'var(--srm-hover)',
    headerColor: 'var(--srm-text-3)',
  },
})

type Appearance = { readonly mode: Mode; readonly theme: Pick<Theme, 'themeName' | 'color' | 'radius'> }

export const themeFor = ({ mode, theme: chosen }: Appearance): ThemeConfig => {
  const ground = groundOf({ mode, themeName: chosen.themeName })
  const palette = paletteOf(chosen.color, ground)
  const { text } = palette
  return {
    algorithm: ground === 'light' ? theme.defaultAlgorithm : theme.darkAlgorithm,
    cssVar: { key: 'srm' },
    hashed: false,
    token: {
      colorPrimary: palette.primary,
      colorInfo: palette.primary,
      colorLink: text,
      colorLinkHover: text,
      colorLinkActive: text,
      borderRadius: chosen.radius,
      fontFamily: 'var(--srm-font)',
      ...(calm && still),
      ...grounds[ground],
    },
    components: componentsFor(ground, palette),
  }
}
