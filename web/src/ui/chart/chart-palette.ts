import type { Mode } from '@/lib/settings.ts'

/**
 * Seven colours in an order in which neighbours differ in hue and in brightness, so that people who
 * tell few hues apart still see seven series. Each stands out from the surface it is drawn on.
 */
export const palettes: Readonly<Record<Mode, readonly string[]>> = {
  light: ['#3a76ea', '#d97706', '#16917f', '#c23e8a', '#7b56d8', '#5f8a1d', '#5d6878'],
  dark: ['#6d9ef6', '#f0a23c', '#2fbfa6', '#ee7bb4', '#a78bf5', '#9cc653', '#a3adbd'],
}

/** The colours of the surroundings, read where the chart stands because a theme may change them. */
export type Surroundings = {
  readonly text: string
  readonly faint: string
  readonly line: string
  readonly surface: string
  readonly font: string
}

const fallback: Surroundings = {
  text: '#1d2129',
  faint: '#69707d',
  line: '#eff1f4',
  surface: '#fff',
  font: 'sans-serif',
}

export const surroundingsOf = (node: Element): Surroundings => {
  const style = getComputedStyle(node)
  const read = (name: string, other: string): string => style.getPropertyValue(name).trim() || other
  return {
    text: read('--srm-text', fallback.text),
    faint: read('--srm-text-3', fallback.faint),
    line: read('--srm-line-soft', fallback.line),
    surface: read('--srm-surface', fallback.surface),
    font: read('--srm-font', fallback.font),
  }
}
