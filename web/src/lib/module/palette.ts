import { darker, mix, shadeOn } from '../theme/shades.ts'

/** What words stand on: light, dark, and the navy of the technology theme. */
export const grounds = {
  light: { surface: '#ffffff', lifted: '#ffffff', hover: '#f2f4f7', tint: 0.1 },
  dark: { surface: '#1b1e24', lifted: '#23272f', hover: '#262a32', tint: 0.2 },
  technology: { surface: '#103171', lifted: '#143a80', hover: '#173f8c', tint: 0.3 },
} as const
export type Ground = keyof typeof grounds

export type Palette = {
  readonly primary: string
  /** Filled buttons: white words on the chosen colour itself may be too faint. */
  readonly fill: string
  readonly fillHover: string
  readonly fillActive: string
  /** Links and chosen things, also on the tint. */
  readonly text: string
  readonly soft: string
}

/** Everything that follows from the chosen colour, so that each of its uses can be read. */
export const paletteOf = (color: string, ground: Ground): Palette => {
  const { surface, lifted, hover, tint } = grounds[ground]
  const soft = mix(color, surface, tint)
  const fill = shadeOn(color, ['#ffffff'], 'darker')
  return {
    primary: color,
    fill,
    fillHover: darker(fill, 0.05),
    fillActive: darker(fill, 0.1),
    text: shadeOn(color, [surface, lifted, hover, soft], ground === 'light' ? 'darker' : 'lighter'),
    soft,
  }
}
