import { dictionary } from '@srm/api/dictionary'
import { aProject } from '#modules/project/project.fixture.ts'
import type { Member } from './tenant.ts'

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
