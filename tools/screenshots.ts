import { root, show } from './process.ts'
import { withProduct } from './stack/product.ts'

const { SCREENSHOTS_PORT: port = '3300', SCREENSHOTS_DATABASE: database = 'srm_screenshots' } = process.env

/** `frames` takes every layout in every theme, `guide` what the user's guide shows, else the pages of the kit. */
const scripts: Readonly<Record<string, readonly [script: string, folder: string]>> = {
  frames: ['frames', 'docs/images'],
  guide: ['guide', 'docs/guide/images'],
}
const [script, folder] = scripts[process.argv[2] ?? ''] ?? ['take', 'docs/images']

process.exitCode = await withProduct({ port, database, build: 'gallery' }, (origin) =>
  show(process.execPath, [`${root}/e2e/pictures/${script}.ts`], {
    env: { E2E_ORIGIN: origin, PICTURES: `${root}/${folder}` },
  }),
)
