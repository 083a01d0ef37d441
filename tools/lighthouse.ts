import { existsSync } from 'node:fs'
import { root, run, show, stop } from './process.ts'
import { demand, withProduct } from './stack/product.ts'
import { startRole } from './stack/roles.ts'

const { LIGHTHOUSE_PORT: port = '3400', LIGHTHOUSE_DATABASE: database = 'srm_lighthouse' } = process.env
const folder = `${root}/tools/lighthouse`
const cli = `${folder}/node_modules/lighthouse/cli/index.js`

if (!existsSync(cli)) await demand('installing', run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund']))

/** Suppliers are told by the worker. */
process.exitCode = await withProduct({ port, database }, async (origin) => {
  const worker = startRole('worker', { env: { SRM_PG_DATABASE: database }, line: () => undefined })
  try {
    const env = { E2E_ORIGIN: origin, LIGHTHOUSE_CLI: cli }
    return await show(process.execPath, [`${root}/e2e/measure/lighthouse.ts`], { env })
  } finally {
    await stop(worker)
  }
})
