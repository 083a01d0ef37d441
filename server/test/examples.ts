import { application } from '@srm/api/application'
import { anApplication } from '#modules/application/application.fixture.ts'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { dictionary } from '@srm/api/dictionary'
import { numberRules } from '@srm/api/dictionary/numbering'
import type { Endpoint } from '@srm/api/endpoint'
import { file } from '@srm/api/file'
import { home } from '@srm/api/home'
import { development, identity } from '@srm/api/identity'
import { map } from '@srm/api/map'
import { notice, noticeDevelopment } from '@srm/api/notice'
import { smsMessages } from '@srm/api/notice/sms-template'
import { record } from '@srm/api/record'
import { transfer } from '@srm/api/transfer'
import { notify } from '#modules/notice/index.ts'
import { aMobile, anAnnouncement, aShortLink } from '#modules/notice/notice.fixture.ts'
import { companiesToImport } from '#modules/transfer/transfer.fixture.ts'
import type { TestApp } from './app.ts'
import { keyOf } from './endpoints.ts'
import { exchange, jsonOf, requestOf, type Example } from './exchange.ts'
import { recordExamples, type Examples, type Make } from './fixtures.ts'
import { addCompany } from './records.ts'
import type { TestTenant } from './tenant.ts'

let count = 0
const fresh = (): string => `选项${process.pid}-${(count += 1)}`

const addOption = async (me: TestTenant, more: { selTypeName?: string; parentId?: string } = {}): Promise<string> => {
  const body = { selTypeName: 'industry', optionName: fresh(), ...more }
  return (await me.call(dictionary.create, { body })).result.id
}

export const addFile = async (
  t: TestApp,
  me: Pick<TestTenant, 'headers'>,
  name = '说明.txt',
  content: Buffer | string = fresh(),
): Promise<{ id: string; url: string }> =>
  jsonOf<{ result: { id: string; url: string } }>(
    await exchange(t, requestOf(file.upload, { file: { name, content } }, me.headers)),
  ).result

const addJob = async (me: TestTenant): Promise<string> =>
  (await me.call(record.reindex, { body: { subject: 'ourCompany' } })).result.id

const addCancelledJob = async (me: TestTenant): Promise<string> => {
  const id = await addJob(me)
  await me.call(record.cancelJob, { params: { id } })
  return id
}

const aRecord = async (me: TestTenant): Promise<Example> => ({
  params: { subject: 'ourCompany', id: await addCompany(me) },
})

/** One that is somebody's own, and can be shared. */
const anOwnedRecord = async (me: TestTenant): Promise<Example> => ({
  params: { subject: 'application', id: (await me.call(application.create, { body: anApplication() })).result.id },
})

/** Where a widget of the home page may stand. */
export const aWidget = { type: 'recent', x: 0, y: 0, w: 6, h: 4 }

const addRole = async (me: TestTenant): Promise<string> =>
  (await me.call(identity.role.create, { body: { name: fresh(), scope: 'self' } })).result.id

const addView = async (me: TestTenant): Promise<string> => {
  const body = { name: fresh(), state: 'sort=name', shared: true }
  return (await me.call(record.createView, { params: { subject: 'ourCompany' }, body })).result.id
}

export const addExport = async (me: TestTenant): Promise<string> => {
  const body = { subject: 'ourCompany', query: {}, columns: ['code', 'name'] }
  return (await me.call(transfer.export, { body })).result.id
}

const addNotice = async (me: TestTenant): Promise<string> => {
  await me.inside((ctx) => notify(ctx, { to: [me.userId], type: 'task', title: fresh() }))
  return (await me.call(notice.list, { query: { pageSize: 1 } })).result.items[0]?.id ?? ''
}

const mobileSql = 'update "user" set mobile = $3 where tenant_id = $1 and id = $2 and mobile is null'
const addMobile = (me: TestTenant): Promise<unknown> =>
  me.inside((ctx) => ctx.db.run(mobileSql, [me.tenantId, me.userId, aMobile()]))

const addDraft = async (me: TestTenant): Promise<string> =>
  (await me.call(notice.announcement.create, { body: anAnnouncement() })).result.id

const addAnnouncement = async (me: TestTenant): Promise<string> => {
  const id = await addDraft(me)
  await me.call(notice.announcement.publish, { params: { id }, body: {} })
  return id
}

const importOrder = async (t: TestApp, me: TestTenant): Promise<Example> => {
  const { id } = await addFile(t, me, '公司.xlsx', await companiesToImport())
  return { body: { subject: 'ourCompany', fileId: id, mode: 'insert', partial: false } }
}

const byId = (make: (t: TestApp, me: TestTenant) => string | Promise<string>, more: Example = {}): Make => {
  return async (t, me) => ({ params: { id: await make(t, me) }, ...more })
}
const option = (_: TestApp, me: TestTenant) => addOption(me)
const nothing: Make = () => ({})
const announced = byId((_, me) => addAnnouncement(me))

const platform: Examples = [
  [dictionary.types, nothing],
  [numberRules.list, nothing],
  [
    numberRules.update,
    () => ({
      params: { type: '7' },
      body: {
        prefix: 'GS',
        datePart: 'none',
        digits: 3,
        reset: 'never',
        separator: '-',
        allocateAt: 'save',
        scope: 'company',
        version: 1,
      },
    }),
  ],
  [dictionary.tree, () => ({ query: { selTypeName: 'industry' } })],
  [dictionary.subtree, byId(option)],
  [dictionary.create, () => ({ body: { selTypeName: 'industry', optionName: fresh() } })],
  [
    dictionary.update,
    async (_, me) => ({ params: { id: await addOption(me) }, body: { optionName: fresh(), version: 1 } }),
  ],
  [dictionary.move, byId(option, { body: { parentId: null, before: null } })],
  [dictionary.uses, () => ({ query: { selTypeName: 'taxpayerType' } })],
  [dictionary.remove, byId(option, { query: { version: '1' } })],
  [dictionary.usage, byId(option)],
  [dictionary.merge, async (_, me) => ({ params: { id: await addOption(me) }, body: { into: await addOption(me) } })],
  [dictionary.genCode, () => ({ query: { type: '7' } })],
  [dictionary.classify, () => ({ query: { kind: 'supplier' } })],
  [file.upload, () => ({ file: { name: '说明.txt', content: fresh() } })],
  [file.link, byId(async (t, me) => (await addFile(t, me)).id)],
  [file.raw, async (t, me) => ({ params: { token: (await addFile(t, me)).url.split('/').at(-1) ?? '' } })],
  [home.mine, nothing],
  [home.setLayout, () => ({ body: { widgets: [aWidget] } })],
  [home.setEntries, () => ({ body: { entries: ['/account/ourCompany'] } })],
  [home.setGuide, () => ({ body: { hidden: true } })],
  [home.steps, nothing],
  [home.work, nothing],
  [home.map, nothing],
  [home.visit, (_, me) => aRecord(me)],
  [home.recent, nothing],
  [home.roles, nothing],
  [home.setRoles, async (_, me) => ({ body: { roles: [await addRole(me)], widgets: [aWidget] } })],
  [map.settings, nothing],
  [map.regions, () => ({ query: { codes: '310115,330106' } })],
  [notice.list, () => ({ query: { type: 'task', unread: 'true' } })],
  [notice.unread, nothing],
  [notice.read, async (_, me) => ({ body: { ids: [await addNotice(me)] } })],
  [notice.readAll, () => ({ body: { type: 'task' } })],
  [notice.remove, byId((_, me) => addNotice(me))],
  [notice.stream, () => ({ query: { wait: '0' } })],
  [notice.preferences, nothing],
  [notice.setPreference, () => ({ body: { type: 'due', channel: 'sms', on: true } })],
  [notice.announcement.publish, byId((_, me) => addDraft(me), { body: {} })],
  [notice.announcement.withdraw, byId((_, me) => addAnnouncement(me), { body: {} })],
  [notice.announcement.remind, announced],
  [notice.announcement.mine, () => ({ query: { unread: 'true' } })],
  [notice.announcement.view, announced],
  [notice.announcement.read, announced],
  [notice.announcement.receipts, announced],
  [notice.sms.sendCode, () => ({ query: { mobile: aMobile(), purpose: 'login' } })],
  [notice.sms.postCode, () => ({ body: { mobile: aMobile(), purpose: 'login' } })],
  [
    notice.sms.test,
    async (_, me) => {
      await addMobile(me)
      return { body: { scene: 'notice' } }
    },
  ],
  [notice.sms.link, async (_, me) => ({ params: { code: await aShortLink(me) } })],
  [smsMessages.smsTemplate.list, nothing],
  [
    smsMessages.smsTemplate.update,
    () => ({
      params: { scene: 'notice_digest' },
      body: { text: '还有 {{count}} 条', providerTemplate: null, isOn: true, version: 0 },
    }),
  ],
  [smsMessages.smsLog.list, () => ({ query: { sort: '-createdAt' } })],
  [smsMessages.smsLog.summary, () => ({ query: {} })],
  [noticeDevelopment.messages, nothing],
  [record.search, () => ({ query: { keyword: '公司' } })],
  [record.timeline, (_, me) => aRecord(me)],
  [record.comment, async (_, me) => ({ ...(await aRecord(me)), body: { body: '收到' } })],
  [record.followed, (_, me) => aRecord(me)],
  [record.shares, (_, me) => aRecord(me)],
  [record.links, (_, me) => aRecord(me)],
  [record.share, async (_, me) => ({ ...(await anOwnedRecord(me)), body: { shares: [] } })],
  [record.follow, async (_, me) => ({ ...(await aRecord(me)), body: { on: true } })],
  [record.views, () => ({ params: { subject: 'ourCompany' } })],
  [record.createView, () => ({ params: { subject: 'ourCompany' }, body: { name: fresh(), state: 'sort=name' } })],
  [
    record.updateView,
    async (_, me) => ({ params: { id: await addView(me) }, body: { name: fresh(), state: 'sort=code', version: 1 } }),
  ],
  [record.removeView, byId((_, me) => addView(me))],
  [record.defaultView, async (_, me) => ({ params: { subject: 'ourCompany' }, body: { id: await addView(me) } })],
  [record.reindex, () => ({ body: { subject: 'ourCompany' } })],
  [record.jobs, nothing],
  [record.job, byId((_, me) => addJob(me))],
  [record.cancelJob, byId((_, me) => addJob(me))],
  [record.retryJob, byId((_, me) => addCancelledJob(me))],
  [transfer.export, () => ({ body: { subject: 'ourCompany', query: {}, columns: ['code', 'name'] } })],
  [transfer.template, () => ({ params: { subject: 'ourCompany' } })],
  [
    transfer.preview,
    async () => ({
      params: { subject: 'ourCompany' },
      file: { name: '公司.xlsx', content: await companiesToImport() },
    }),
  ],
  [transfer.import, importOrder],
  [transfer.result, byId((_, me) => addExport(me))],
  [transfer.sheets, byId(async (t, me) => (await addFile(t, me, '公司.xlsx', await companiesToImport())).id)],
  [development.people, nothing],
  [development.signIn, (_, me) => ({ body: { tenantId: me.tenantId, userId: me.userId } })],
]

/** Those of the modules, one file each, are found by looking: a new module changes nothing here. */
const found: Examples[] = []
for await (const path of glob('examples/*.ts', { cwd: import.meta.dirname }))
  found.push(((await import(join(import.meta.dirname, path))) as { examples: Examples }).examples)

const examples = new Map([platform, ...found].flat().map(([endpoint, make]) => [keyOf(endpoint), make]))
const makerOf = (endpoint: Endpoint): Make | undefined =>
  examples.get(keyOf(endpoint)) ?? recordExamples().get(keyOf(endpoint))

export const hasExample = (endpoint: Endpoint): boolean => makerOf(endpoint) !== undefined

/** A request the endpoint accepts from this tenant, with records of its own behind every id. */
export const exampleOf = async (t: TestApp, endpoint: Endpoint, me: TestTenant): Promise<Example> => {
  const make = makerOf(endpoint)
  if (!make) throw new Error(`${keyOf(endpoint)} has no example: add one to the examples of its module`)
  return make(t, me)
}

const kept = new WeakMap<TestTenant, Map<string, Promise<Example>>>()

/**
 * The same example each time, for calls that are refused and so change nothing. Making one may take a purchase with
 * its quotes, award and order, which is most of the time of a test that tries every endpoint.
 */
export const keptExampleOf = (t: TestApp, endpoint: Endpoint, me: TestTenant): Promise<Example> => {
  const mine = kept.get(me) ?? new Map<string, Promise<Example>>()
  kept.set(me, mine)
  const example = mine.get(keyOf(endpoint)) ?? exampleOf(t, endpoint, me)
  mine.set(keyOf(endpoint), example)
  return example
}
