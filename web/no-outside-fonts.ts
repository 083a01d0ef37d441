import type { Plugin } from 'vite'

/** Without typefaces that would be fetched from elsewhere; the text is drawn in the app's own. */
export const withoutOutsideFonts = (css: string): string =>
  css.replaceAll(/@font-face\s*\{[^}]*https?:[^}]*\}/g, '').replaceAll(/@import\s+(?:url\()?["']?https?:[^;]*;/g, '')

/** No library brings requests to other hosts with its styles: the page allows none, and they would never be answered. */
export const noOutsideFonts: Plugin = {
  name: 'srm:no-outside-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/node_modules\/.*\.css$/, code: /https?:/ },
    handler: (code) => ({ code: withoutOutsideFonts(code), map: null }),
  },
}
