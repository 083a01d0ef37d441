import { root, show } from './process.ts'
import { withProduct } from './stack/product.ts'

const { SCREENSHOTS_PORT: port = '3300', SCREENSHOTS_DATABASE: database = 'srm_screenshots' } = process.env

/** `frames` takes every layout in every theme instead of the pages of the kit. */
const script = process.argv[2] === 'frames' ? 'frames' : 'take'

process.exitCode = await withProduct({ port, database, build: 'gallery' }, (origin) =>
  show(process.execPath, [`${root}/e2e/pictures/${script}.ts`], {
    env: { E2E_ORIGIN: origin, PICTURES: `${root}/docs/images` },
  }),
)
