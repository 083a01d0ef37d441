// @vitest-environment jsdom
import { theme as library, type ThemeConfig } from 'antd'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { grounds, paletteOf, type Ground } from '@/lib/module/palette.ts'
import { contrast } from '@/lib/theme/shades.ts'
import { colors } from '@/lib/theme/theme-settings.ts'

const looks = {
  light: { mode: 'light', themeName: 'plain' },
  dark: { mode: 'dark', themeName: 'default' },
  technology: { mode: 'light', themeName: 'technology' },
} as const
const cases = colors.flatMap((color) => (Object.keys(looks) as Ground[]).map((ground) => [color, ground] as const))
const readable = 4.5

let configOf: (color: string, ground: Ground) => ThemeConfig

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { themeFor } = await import('./theme.ts')
  configOf = (color, ground) =>
    themeFor({ mode: looks[ground].mode, theme: { themeName: looks[ground].themeName, color, radius: 5 } })
})

describe.each(cases)('the preset %s on the %s ground', (color, ground) => {
  test('white words can be read on filled buttons, also under the pointer', () => {
    const { colorPrimary, colorPrimaryHover, colorPrimaryActive } = configOf(color, ground).components?.Button ?? {}
    for (const fill of [colorPrimary, colorPrimaryHover, colorPrimaryActive])
      expect(contrast('#ffffff', String(fill))).toBeGreaterThanOrEqual(readable)
  })

  test('links can be read where they stand, and on the tint of what is chosen', () => {
    const { colorLink } = configOf(color, ground).token ?? {}
    const { surface, lifted, hover } = grounds[ground]
    for (const behind of [surface, lifted, hover, paletteOf(color, ground).soft])
      expect(contrast(String(colorLink), behind)).toBeGreaterThanOrEqual(readable)
  })

  test('colour and information follow the choice', () => {
    expect(configOf(color, ground).token).toMatchObject({ colorPrimary: color, colorInfo: color })
  })
})

test.each(Object.keys(looks) as Ground[])('words of every rank can be read on the %s ground', (ground) => {
  const token = library.getDesignToken(configOf('#4e88f3', ground))
  const { colorTextSecondary, colorTextTertiary, colorTextPlaceholder } = token
  for (const words of [colorTextSecondary, colorTextTertiary, colorTextPlaceholder])
    for (const behind of [token.colorBgContainer, token.colorBgElevated, token.colorBgLayout])
      expect(contrast(words, behind)).toBeGreaterThanOrEqual(readable)
})
