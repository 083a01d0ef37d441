import { document } from '@srm/api/document'
import { file } from '@srm/api/file'
import { aProjectDocument } from '#modules/document/document.fixture.ts'
import { aMobile } from '#modules/notice/notice.fixture.ts'
import type { TestApp } from './app.ts'
import { exchange, jsonOf, requestOf } from './exchange.ts'
import { pdf } from './outside/sample-files.ts'
import { addProject } from './run-of-shows.ts'
import type { TestTenant } from './tenant.ts'

/** A file somebody uploaded, by its id. */
export const uploaded = async (t: TestApp, me: TestTenant, name: string): Promise<string> => {
  const sent = { file: { name: `${name}.pdf`, content: pdf } }
  return jsonOf<{ result: { id: string } }>(await exchange(t, requestOf(file.upload, sent, me.headers))).result.id
}

export const addDocument = async (t: TestApp, me: TestTenant): Promise<string> => {
  const body = aProjectDocument({ project: await addProject(me), file: [await uploaded(t, me, '方案')] })
  return (await me.call(document.document.create, { body })).result.id
}

/** A document whose link went to somebody outside. */
export const sharedDocument = async (t: TestApp, me: TestTenant) => {
  const documentId = await addDocument(t, me)
  const body = { documentId, name: '周经理', mobile: aMobile(), days: 3 }
  return { documentId, linkId: (await me.call(document.share.send, { body })).result.id }
}
