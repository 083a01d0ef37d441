import { project } from '@srm/api/project'
import { runOfShow } from '@srm/api/run-of-show'
import { inSeconds, issue } from '#kernel/auth/tokens.ts'
import { aMobile } from '#modules/notice/notice.fixture.ts'
import { aRunItem } from '#modules/run-of-show/run-of-show.fixture.ts'
import type { TestApp } from './app.ts'
import { aTypedProject } from './projects.ts'
import type { Member, TestTenant } from './tenant.ts'

export const addProject = async (me: TestTenant): Promise<string> =>
  (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id

export const addRunItem = async (me: TestTenant, of: string, more: Parameters<typeof aRunItem>[0] = {}) =>
  (await me.call(runOfShow.item.create, { body: aRunItem({ project: of, ...more }) })).result.id

/** A run-of-show whose link went to somebody outside. */
export const sharedRun = async (me: TestTenant) => {
  const projectId = await addProject(me)
  await addRunItem(me, projectId)
  const mobile = aMobile()
  const body = { projectId, name: '周经理', mobile, company: '云舟', days: 3 }
  return { projectId, mobile, linkId: (await me.call(runOfShow.share.send, { body })).result.id }
}

export const linkHeaders = (t: TestApp, me: Member, purpose: string, id: string) => ({
  'supplier-token': issue(
    'external',
    { t: me.tenantId, purpose, id, exp: inSeconds(600) },
    t.app.config.SESSION_SECRET,
  ),
})
