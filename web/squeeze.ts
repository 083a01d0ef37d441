import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const quality = 9

const isSqueezed = (file: string): boolean => /^assets\/.*\.(?:js|css|svg)$/.test(file)

/** Squeezed once when built instead of at every request; the server sends whichever a browser takes. */
export const squeezed: Plugin = {
  name: 'srm:squeezed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const [file, part] of Object.entries(bundle)) {
      if (!isSqueezed(file)) continue
      const content = Buffer.from(part.type === 'chunk' ? part.code : part.source)
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(content, { params }))
      writeFileSync(join(dir, `${file}.gz`), gzipSync(content, { level: quality }))
    }
  },
}
