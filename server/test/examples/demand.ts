import { demand } from '@srm/api/demand'
import { aDemand, aDemandLine } from '#modules/demand/demand.fixture.ts'
import { addPoolLine, aDemandOf, usualType } from '../demands.ts'
import type { Examples, Make } from '../fixtures.ts'
import { addProject } from '../run-of-shows.ts'
import type { TestTenant } from '../tenant.ts'

const { demand: demands, pool, type } = demand

const addDemand = async (me: TestTenant): Promise<{ id: string; project: string }> => {
  const body = await aDemandOf(me)
  return { id: (await me.call(demands.create, { body })).result.id, project: body.project }
}

const openSql = `update demand set status = 'approved', stage = 'pooled' where tenant_id = $1 and id = $2`

const pooled =
  (mine: boolean): Make =>
  async (_, me) => ({ body: { ids: [await addPoolLine(me, '签到背景板', mine ? me.userId : undefined)] } })

export const examples: Examples = [
  [type.tree, () => ({ query: {} })],
  [type.specs, () => ({})],
  [
    demands.draftLines,
    async (_, me) => {
      const { id, project } = await addDemand(me)
      return { query: { from: 'demand', id, projectId: project } }
    },
  ],
  [demands.progress, async (_, me) => ({ params: { id: (await addDemand(me)).id } })],
  [demands.evidence, async (_, me) => ({ params: { id: (await addDemand(me)).id } })],
  [
    demands.stop,
    async (_, me) => {
      const { id } = await addDemand(me)
      await me.inside((ctx) => ctx.db.run(openSql, [ctx.tenantId, id]))
      return { params: { id }, body: { version: 1, reason: '客户取消晚宴' } }
    },
  ],
  [
    demands.update,
    async (_, me) => {
      const { id, project } = await addDemand(me)
      const lines = [aDemandLine({ purchaseType: await usualType(me), quantity: '3' })]
      return { params: { id }, body: { ...aDemand({ project, lines }), version: 1 } }
    },
  ],
  [demands.create, async (_, me) => ({ body: await aDemandOf(me, [{}], { project: await addProject(me) }) })],
  [pool.show, async (_, me) => ({ params: { id: await addPoolLine(me) } })],
  [pool.groups, () => ({ query: { by: 'type' } })],
  [pool.holders, () => ({})],
  [pool.claim, pooled(false)],
  [pool.release, pooled(true)],
  [pool.split, async (_, me) => ({ params: { id: await addPoolLine(me) }, body: { version: 1, quantity: '1' } })],
]
