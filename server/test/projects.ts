import { dictionary } from '@srm/api/dictionary'
import { aProject } from '#modules/project/project.fixture.ts'
import type { Member, TestTenant } from './tenant.ts'

let count = 0

/** A project with a type of its own. */
export const aTypedProject = async (
  me: Member,
  more: Parameters<typeof aProject>[0] = {},
): Promise<ReturnType<typeof aProject>> => {
  count += 1
  const body = { kind: 'project', name: `类型${count}` } as const
  return aProject({ classify: (await me.call(dictionary.classes.create, { body })).result.id, ...more })
}

const owedSql = `with d as (insert into stage_deliverable (id, classify_id, stage, title, sort)
    select gen_random_uuid(), classify_id, 'intent', $3, 0 from project where tenant_id = $1 and id = $2 returning id)
  insert into project_deliverable (project_id, deliverable_id, state, note) select $2, id, 'waived', $3 from d`

/** Something projects of a type owe, waived in one of them. */
export const addDeliverable = (me: TestTenant, projectId: string, title: string): Promise<unknown> =>
  me.inside((ctx) => ctx.db.run(owedSql, [ctx.tenantId, projectId, title]))
