import { theme, type ThemeConfig } from 'antd'
import type { Mode } from '@/lib/settings.ts'

const primary = '#4e88f3'
/** White words on the primary colour are too faint for small text; filled buttons and links use a deeper shade. */
const deep = '#2b67dd'

const light: ThemeConfig['token'] = {
  colorLink: deep,
  colorError: '#cf3030',
  colorTextBase: '#1d2129',
  colorTextSecondary: '#525966',
  colorTextTertiary: '#69707d',
  colorTextDescription: '#69707d',
  colorTextPlaceholder: '#69707d',
  colorBorder: '#d9dce2',
  colorBorderSecondary: '#eff1f4',
  colorBgLayout: '#f5f6f8',
}

const dark: ThemeConfig['token'] = {
  colorLink: '#7fabf8',
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
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches

export const themeFor = (mode: Mode): ThemeConfig => ({
  algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  cssVar: { key: 'srm' },
  hashed: false,
  token: {
    colorPrimary: primary,
    colorInfo: primary,
    borderRadius: 5,
    fontFamily: 'var(--srm-font)',
    motion: !calm,
    ...(mode === 'dark' ? dark : light),
  },
  components: {
    Button: {
      ...(mode === 'dark' && { colorError: '#f0716f', dangerColor: '#14161a' }),
      colorPrimary: deep,
      colorPrimaryHover: '#2459c4',
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
    },
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
  },
})
