import type { Page } from '@playwright/test'

/** Reads the sum off the picture on the page, as whoever looks at it would. */
export const readPicture = async (page: Page): Promise<string> => {
  const image = await page.locator('img[src^="data:image/svg"]').getAttribute('src')
  const svg = Buffer.from(image?.split(',')[1] ?? '', 'base64').toString()
  const text = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, glyph]) => glyph).join('')
  const [, left = '', sign = '', right = ''] = /^(\d)([+−])(\d)=/.exec(text) ?? []
  return String(sign === '+' ? Number(left) + Number(right) : Number(left) - Number(right))
}
