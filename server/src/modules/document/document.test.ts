import { document } from '@srm/api/document'
import { external } from '@srm/api/external'
import { externalComment } from '@srm/api/external/comment'
import { file } from '@srm/api/file'
import { project } from '@srm/api/project'
import { record } from '@srm/api/record'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { somebody } from '#modules/identity/identity.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { uploaded } from '#test/documents.ts'
import { outsideCall } from '#test/external-people.ts'
import { aTypedProject } from '#test/projects.ts'
import { linkHeaders } from '#test/run-of-shows.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'
import { aDocumentFolder, aProjectDocument } from './document.fixture.ts'

const { document: doc, folder, share } = document

let t: TestApp
let me: TestTenant
let at: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

beforeEach(async () => {
  at = (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id
})

const addFolder = (name: string, more: object = {}) =>
  me.call(folder.create, { body: aDocumentFolder({ project: at, name, ...more }) })
const add = async (more: Parameters<typeof aProjectDocument>[0] = {}): Promise<string> => {
  const made = await me.call(doc.create, { body: aProjectDocument({ project: at, ...more }) })
  expect(made, JSON.stringify(made)).toMatchObject({ status: 200 })
  return made.result.id
}
const tree = async () => (await me.call(doc.tree, { query: { projectId: at } })).result
const rights = [
  'project:show',
  'project:list',
  'projectDocument:list',
  'projectDocument:show',
  'projectDocument:update',
]

/** A colleague in the project with a role of it. */
const member = async (role: string) => {
  const { id } = await somebody(me, { roles: ['STAFF'] })
  const body = { project: at, user: id, name: '同事', role }
  expect((await me.call(project.member.create, { body })).status).toBe(200)
  return memberOf(t, me.tenantId, id, { permissions: rights, scope: { kind: 'self' } })
}

describe('folders of a project', () => {
  it('stand below each other, with names of their own, and are deleted empty', async () => {
    const plans = (await addFolder('方案')).result.id
    expect(await addFolder('方案')).toMatchObject({ status: 409, key: 'documentFolder.name_taken' })
    const below = (await addFolder('方案', { parent: plans })).result.id
    await add({ folder: below })
    expect(await tree()).toMatchObject({
      canEdit: true,
      folders: [{ name: '方案', parentId: null }, { parentId: plans }],
      documents: [{ folderId: below, currentVersion: 0, file: null }],
    })
    const remove = (id: string) => me.call(folder.remove, { params: { id }, query: {} })
    expect(await remove(plans)).toMatchObject({ key: 'documentFolder.not_empty' })
    expect(await remove(below)).toMatchObject({ key: 'documentFolder.not_empty' })
    const body = { ...aDocumentFolder({ project: at, name: '方案', parent: below }), version: 1 }
    expect(await me.call(folder.update, { params: { id: plans }, body })).toMatchObject({
      key: 'documentFolder.circle',
    })
  })

  it('of another project take no document, and none is deeper than five', async () => {
    let parent: string | undefined
    for (const name of ['一', '二', '三', '四', '五'])
      parent = (await addFolder(name, parent ? { parent } : {})).result.id
    expect(await addFolder('六', { parent })).toMatchObject({ key: 'documentFolder.too_deep' })
    at = (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id
    const body = aProjectDocument({ project: at, folder: parent })
    expect(await me.call(doc.create, { body })).toMatchObject({ key: 'documentFolder.elsewhere' })
  })
})

describe('versions of a document', () => {
  it('are numbered, the newest is current and those before it stay readable', async () => {
    const [first, second] = [await uploaded(t, me, '方案一'), await uploaded(t, me, '方案二')]
    const id = await add({ file: [first] })
    const body = { version: 1, file: second, note: '按客户意见修改' }
    expect((await me.call(doc.addVersion, { params: { id }, body })).status).toBe(200)
    expect((await me.call(doc.show, { params: { id } })).result).toMatchObject({
      currentVersion: 2,
      file: [{ id: second }],
    })
    const { result } = await me.call(doc.versions, { params: { id } })
    expect(result).toMatchObject([
      { number: 2, note: '按客户意见修改', file: { id: second } },
      { number: 1, file: { id: first } },
    ])
    const reader = await member('planner')
    for (const fileId of [first, second])
      expect((await reader.call(file.link, { params: { id: fileId } })).status).toBe(200)
    expect(await me.call(doc.addVersion, { params: { id }, body })).toMatchObject({ key: 'record.stale' })
  })

  it('are made of files of whoever adds them, one at a time', async () => {
    const id = await add({ file: [await uploaded(t, me, '方案')] })
    const other = await aTenant(t)
    const foreign = await uploaded(t, other, '别人的')
    const refused = await me.call(doc.addVersion, { params: { id }, body: { version: 1, file: foreign } })
    expect(refused).toMatchObject({ key: 'record.bad_reference' })
    expect((await me.call(doc.versions, { params: { id } })).result).toHaveLength(1)
    const add2 = async () =>
      me.call(doc.addVersion, { params: { id }, body: { version: 1, file: await uploaded(t, me, '新') } })
    const both = await Promise.all([add2(), add2()])
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  })
})

describe('a document for some project roles', () => {
  it('is absent for everybody else: list, tree, page, versions, file, timeline, links and search', async () => {
    const fileId = await uploaded(t, me, '底价')
    const name = `内部底价${newId().slice(-6)}`
    const id = await add({ name, roles: ['buyer'], file: [fileId] })
    const [buyer, planner] = [await member('buyer'), await member('planner')]
    const seenBy = async (who: typeof buyer) => ({
      list: (await who.call(doc.list, { query: {} })).result.items.some((one) => one.id === id),
      count: (await who.call(doc.list, { query: {} })).result.total,
      tree: (await who.call(doc.tree, { query: { projectId: at } })).result.documents.some((one) => one.id === id),
      show: (await who.call(doc.show, { params: { id } })).status,
      versions: (await who.call(doc.versions, { params: { id } })).status,
      downloads: (await who.call(doc.downloads, { params: { id } })).status,
      file: (await who.call(file.link, { params: { id: fileId } })).status,
      timeline: (await who.call(record.timeline, { params: { subject: 'projectDocument', id }, query: {} })).status,
      links: (await who.call(external.links, { params: { subject: 'projectDocument', id } })).status,
      comments: (await who.call(external.comments, { params: { subject: 'projectDocument', id } })).status,
      search: JSON.stringify((await who.call(record.search, { query: { keyword: name } })).result).includes(id),
      change: (
        await who.call(doc.update, { params: { id }, body: { ...aProjectDocument({ project: at, name }), version: 1 } })
      ).status,
    })
    const hidden = { list: false, count: 0, tree: false, search: false }
    const missing = {
      show: 404,
      versions: 404,
      downloads: 404,
      file: 404,
      timeline: 404,
      links: 404,
      comments: 404,
      change: 404,
    }
    expect(await seenBy(planner)).toEqual({ ...hidden, ...missing })
    const open = {
      show: 200,
      versions: 200,
      downloads: 200,
      file: 200,
      timeline: 200,
      links: 200,
      comments: 200,
      change: 200,
    }
    expect(await seenBy(buyer)).toEqual({ list: true, count: 1, tree: true, search: true, ...open })
  })

  it('is hidden from somebody who sees all projects, and seen by the manager and whoever put it there', async () => {
    const id = await add({ roles: ['finance'] })
    const everything = { permissions: rights, scope: { kind: 'all' } } as const
    const overseer = memberOf(t, me.tenantId, newId(), everything)
    expect((await overseer.call(doc.show, { params: { id } })).status).toBe(404)
    const manager = await somebody(me, { roles: ['PM'] })
    await query(t, 'update project set owner_id = $2 where id = $1', [at, manager.id])
    const asManager = memberOf(t, me.tenantId, manager.id, everything)
    expect((await asManager.call(doc.show, { params: { id } })).status).toBe(200)
    const uploader = memberOf(t, me.tenantId, me.userId, everything)
    expect((await uploader.call(doc.show, { params: { id } })).status).toBe(200)
  })
})

describe('a link to a document', () => {
  const guestOf = (linkId: string, purpose = 'document') => outsideCall(t, linkHeaders(t, me, purpose, linkId))

  it('shows it to a guest, who takes the current version, which is written down', async () => {
    const id = await add({ name: '执行手册', file: [await uploaded(t, me, '手册')] })
    const body = { documentId: id, name: '周经理', mobile: '13900000002', days: 3 }
    const linkId = (await me.call(share.send, { body })).result.id
    const guest = guestOf(linkId)
    expect((await guest(document.external.page)).result).toMatchObject({
      name: '执行手册',
      number: 1,
      fileName: '手册.pdf',
    })
    const { url } = (await guest(document.external.download)).result
    expect((await t.http.inject({ method: 'GET', url })).statusCode).toBe(200)
    expect((await me.call(doc.downloads, { params: { id } })).result).toMatchObject([{ number: 1, contact: '周经理' }])
    const headers = linkHeaders(t, me, 'document', linkId)
    for (const path of [`/api/project_document/show/${id}`, `/api/project_document/versions/${id}`])
      expect((await t.http.inject({ method: 'GET', url: path, headers })).statusCode).toBe(401)
    expect((await t.http.inject({ method: 'GET', url: '/api/external/runOfShow/page', headers })).statusCode).toBe(401)
    expect((await guest(externalComment.add, { body: { body: '第三页请再核对' } })).status).toBe(200)
    const said = await me.call(external.comments, { params: { subject: 'projectDocument', id } })
    expect(said.result).toMatchObject([{ contact: '周经理', body: '第三页请再核对', purpose: 'document' }])
    await me.call(external.revoke, { params: { id: linkId } })
    expect(await guest(document.external.page)).toMatchObject({ status: 410, key: 'document.gone' })
    expect((await guest(document.external.download)).status).toBe(410)
    expect((await me.call(doc.downloads, { params: { id } })).result).toHaveLength(1)
  })

  it('is not sent without a file, nor by somebody who does not see the document', async () => {
    const id = await add({ roles: ['finance'] })
    const body = { documentId: id, name: '周经理', mobile: '13900000003', days: 3 }
    expect(await me.call(share.send, { body })).toMatchObject({ key: 'projectDocument.no_file' })
    const permissions = [...rights, 'projectDocument:share']
    const other = memberOf(t, me.tenantId, newId(), { permissions, scope: { kind: 'all' } })
    expect((await other.call(share.send, { body })).status).toBe(404)
  })

  it('keeps a project from being deleted with its documents', async () => {
    await add()
    expect((await me.call(project.project.remove, { params: { id: at }, query: {} })).status).toBe(409)
  })
})
