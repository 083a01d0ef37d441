import { externalComment } from '@srm/api/external/comment'
import { runOfShow } from '@srm/api/run-of-show'
import { aMobile } from '#modules/notice/notice.fixture.ts'
import type { Examples, Make } from '../fixtures.ts'
import { addProject, addRunItem, linkHeaders, sharedRun } from '../run-of-shows.ts'

const { item, share, external } = runOfShow

const byGuest: Make = async (t, me) => ({ headers: linkHeaders(t, me, 'runOfShow', (await sharedRun(me)).linkId) })

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
  [external.page, byGuest],
  [externalComment.list, byGuest],
  [externalComment.add, async (t, me) => ({ ...(await byGuest(t, me)), body: { body: '茶歇能提前十分钟吗' } })],
]
