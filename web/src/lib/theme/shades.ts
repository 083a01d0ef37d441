type Triple = readonly [number, number, number]

const rgbOf = (hex: string): Triple => {
  const whole = Number.parseInt(hex.slice(1), 16)
  return [(whole >> 16) & 255, (whole >> 8) & 255, whole & 255]
}

const hexOf = (rgb: Triple): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** So much of the first colour, the rest of the second. */
export const mix = (first: string, second: string, share: number): string => {
  const [one, two] = [rgbOf(first), rgbOf(second)]
  const part = (at: 0 | 1 | 2): number => one[at] * share + two[at] * (1 - share)
  return hexOf([part(0), part(1), part(2)])
}

const brightness = (hex: string): number => {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How well one colour is read on another, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [brightness(one), brightness(other)].toSorted((first, second) => first - second)
  return (high + 0.05) / (low + 0.05)
}

/** What small words need. */
export const readable = 4.5

const hslOf = (hex: string): Triple => {
  const [red, green, blue] = rgbOf(hex).map((part) => part / 255) as [number, number, number]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [light, span] = [(most + least) / 2, most - least]
  if (span === 0) return [0, 0, light]
  const turn =
    most === red ? (green - blue) / span : most === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return [(turn * 60 + 360) % 360, span / (1 - Math.abs(2 * light - 1)), light]
}

const fromHsl = ([hue, strength, light]: Triple): string => {
  const part = (at: number): number => {
    const turn = (at + hue / 30) % 12
    return 255 * (light - strength * Math.min(light, 1 - light) * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  }
  return hexOf([part(0), part(8), part(4)])
}

const step = 0.01

/** The nearest shade of a colour that is read on all of these; its hue stays. */
export const shadeOn = (color: string, grounds: readonly string[], way: 'darker' | 'lighter'): string => {
  const [hue, strength, light] = hslOf(color)
  const reads = (shade: string): boolean => grounds.every((ground) => contrast(shade, ground) >= readable)
  for (let at = light; at >= 0 && at <= 1; at += way === 'darker' ? -step : step) {
    const shade = at === light ? color : fromHsl([hue, strength, at])
    if (reads(shade)) return shade
  }
  return way === 'darker' ? '#000000' : '#ffffff'
}

export const darker = (color: string, by: number): string => {
  const [hue, strength, light] = hslOf(color)
  return fromHsl([hue, strength, Math.max(0, light - by)])
}
