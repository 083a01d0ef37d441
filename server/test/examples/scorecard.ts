import { scorecard } from '@srm/api/scorecard'
import { supplier } from '@srm/api/supplier'
import { aSupplier } from '#modules/supplier/supplier.fixture.ts'
import type { Examples } from '../fixtures.ts'

export const examples: Examples = [
  [
    scorecard.of,
    async (_, me) => ({ params: { id: (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id } }),
  ],
  [scorecard.run, () => ({ body: {} })],
]
