import type { Endpoint } from '@srm/api/endpoint'
import { scorecard } from '@srm/api/scorecard'
import { supplier } from '@srm/api/supplier'
import { aSupplier } from '#modules/supplier/supplier.fixture.ts'
import type { Make } from './fixtures.ts'

export const scorecards: readonly (readonly [Endpoint, Make])[] = [
  [
    scorecard.of,
    async (_, me) => ({ params: { id: (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id } }),
  ],
  [scorecard.run, () => ({ body: {} })],
]
