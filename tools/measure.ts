import { root, runNode, show, type Env } from './process.ts'
import { demand, withProduct } from './stack/product.ts'

const { MEASURE_PORT: port = '3200', MEASURE_DATABASE: database = 'srm_measure' } = process.env
const rows = '50000'
const all = ['list', 'tabs', 'flow', 'grid', 'plan', 'budget', 'parity']
const what = process.argv.length > 2 ? process.argv.slice(2) : all

const look = async (origin: string): Promise<number> => {
  let code = 0
  for (const name of what) {
    const env = { E2E_ORIGIN: origin, MEASURE_ROWS: rows }
    code ||= await show(process.execPath, [`${root}/e2e/measure/${name}.ts`], { env })
  }
  return code
}

/** What some of the measures look at is more than the demo data has. */
const fill = async (env: Env): Promise<void> => {
  if (what.includes('list')) await demand('filling', runNode([`${root}/server/bench/fill.ts`, '周敏', rows], { env }))
  if (what.includes('parity')) await demand('comparing', runNode([`${root}/server/bench/parity.ts`, '周敏'], { env }))
  if (what.includes('plan')) await demand('planning', runNode([`${root}/server/bench/plan.ts`, '周敏'], { env }))
}

process.exitCode = await withProduct(
  {
    port,
    database,
    // The grid is measured in the gallery of the kit, which customers do not get.
    build: what.includes('grid') ? 'gallery' : 'product',
    fill,
  },
  look,
)
