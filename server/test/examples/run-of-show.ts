import { runOfShow } from '@srm/api/run-of-show'
import { aMobile } from '#modules/notice/notice.fixture.ts'
import type { Examples } from '../fixtures.ts'
import { addProject, addRunItem, linkHeaders, sharedRun } from '../run-of-shows.ts'

const { item, share, external } = runOfShow

export const examples: Examples = [
  [item.sheet, async (_, me) => ({ query: { projectId: await addProject(me) } })],
  [
    item.shift,
    async (_, me) => {
      const id = await addRunItem(me, await addProject(me))
      return { body: { id, version: 1, minutes: 10, count: 1 } }
    },
  ],
  [
    share.send,
    async (_, me) => ({ body: { projectId: await addProject(me), name: '周经理', mobile: aMobile(), days: 3 } }),
  ],
  [external.page, async (t, me) => ({ headers: linkHeaders(t, me, 'runOfShow', (await sharedRun(me)).linkId) })],
]
