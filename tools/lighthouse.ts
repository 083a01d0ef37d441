import { existsSync } from 'node:fs'
import { root, run, show } from './process.ts'
import { demand, withProduct } from './stack/product.ts'

const { LIGHTHOUSE_PORT: port = '3400', LIGHTHOUSE_DATABASE: database = 'srm_lighthouse' } = process.env
const folder = `${root}/tools/lighthouse`
const cli = `${folder}/node_modules/lighthouse/cli/index.js`

if (!existsSync(cli)) await demand('installing', run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund']))

process.exitCode = await withProduct({ port, database }, (origin) =>
  show(process.execPath, [`${root}/e2e/measure/lighthouse.ts`], { env: { E2E_ORIGIN: origin, LIGHTHOUSE_CLI: cli } }),
)
