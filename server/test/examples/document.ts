import { document } from '@srm/api/document'
import { external as outside } from '@srm/api/external'
import { externalComment } from '@srm/api/external/comment'
import { aProjectDocument } from '#modules/document/document.fixture.ts'
import { aMobile } from '#modules/notice/notice.fixture.ts'
import { addDocument, sharedDocument, uploaded } from '../documents.ts'
import type { Examples, Make } from '../fixtures.ts'
import { addProject, linkHeaders } from '../run-of-shows.ts'

const { document: doc, share, external } = document

const byId =
  (more: object = {}): Make =>
  async (t, me) => ({ params: { id: await addDocument(t, me) }, ...more })

const asGuest: Make = async (t, me) => ({
  headers: linkHeaders(t, me, 'document', (await sharedDocument(t, me)).linkId),
})

export const examples: Examples = [
  [doc.tree, async (_, me) => ({ query: { projectId: await addProject(me) } })],
  [doc.versions, byId()],
  [doc.downloads, byId()],
  [
    doc.addVersion,
    async (t, me) => ({
      params: { id: await addDocument(t, me) },
      body: { version: 1, file: await uploaded(t, me, '新版'), note: '第二版' },
    }),
  ],
  [
    doc.update,
    async (_, me) => {
      const project = await addProject(me)
      const { id } = (await me.call(doc.create, { body: aProjectDocument({ project }) })).result
      return { params: { id }, body: { ...aProjectDocument({ project }), version: 1 } }
    },
  ],
  [
    document.folder.update,
    async (_, me) => {
      const body = { project: await addProject(me), name: '资料' }
      const { id } = (await me.call(document.folder.create, { body })).result
      return { params: { id }, body: { ...body, name: '归档', version: 1 } }
    },
  ],
  [
    share.send,
    async (t, me) => ({ body: { documentId: await addDocument(t, me), name: '周经理', mobile: aMobile(), days: 3 } }),
  ],
  [external.page, asGuest],
  [external.download, asGuest],
  [externalComment.list, asGuest],
  [externalComment.add, async (t, me) => ({ ...(await asGuest(t, me)), body: { body: '第三页的数字请再核对' } })],
  [
    outside.comments,
    async (t, me) => ({ params: { subject: 'projectDocument', id: (await sharedDocument(t, me)).documentId } }),
  ],
]
