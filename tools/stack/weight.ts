import { root, show } from '../process.ts'

/** Opens the first pages in a browser that has kept nothing; ends with 1 when one of them loads more than it may. */
export const weighProduct = (origin: string): Promise<number> =>
  show(process.execPath, [`${root}/e2e/measure/weight.ts`], { env: { E2E_ORIGIN: origin } })
