import { identity } from '@srm/api/identity'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { refresh, signInWith, somebody } from '../identity.fixture.ts'
import { sweepSessions } from '../identity.sweep.service.ts'

let t: TestApp
let me: TestTenant
const ids = { user: '', session: newId(), key: newId(), role: newId(), department: newId(), child: newId() }
const { session, key, role, department, child } = ids
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  ids.user = (await somebody(me)).id
  const { tenantId } = me
  await query(
    t,
    `insert into session (tenant_id, id, user_id, way, device, address, salt, expires_at)
      values ($1, $2, $3, 'test', 'test', '127.0.0.1', 'salt', now() + interval '1 day')`,
    [tenantId, session, ids.user],
  )
  await query(
    t,
    `insert into api_key (tenant_id, id, user_id, name, hash, hint, permissions) values ($1, $2, $3, 'k', 'h', 'h', '{}')`,
    [tenantId, key, ids.user],
  )
  await query(
    t,
    `insert into role (tenant_id, id, code, name, scope, search_text, search_grams) values ($1, $2, 'X', '试', 'self', '', '{}')`,
    [tenantId, role],
  )
  for (const id of [department, child])
    await query(t, `insert into department (tenant_id, id, code, name) values ($1, $2, $3, '部')`, [tenantId, id, id])
})

type Change = { tenant_id: string; subject_id: string | null }

const appendedBy = async (work: () => Promise<unknown>): Promise<(string | null)[]> => {
  await query(t, 'truncate platform.authority_change')
  await work()
  const rows = await query<Change>(t, 'select tenant_id, subject_id from platform.authority_change order by id')
  expect(new Set(rows.map(({ tenant_id }) => tenant_id)).size).toBeLessThanOrEqual(1)
  return rows.map(({ subject_id }) => subject_id)
}

const change = (table: string, id: string, set: string) => () =>
  query(t, `update ${table} set ${set} where tenant_id = $1 and id = $2`, [me.tenantId, id])
const changeDirectory = (set: string) => () =>
  query(t, `update platform.tenant_directory set ${set} where tenant_id = $1`, [me.tenantId])

describe('a change of what people may do is written down', () => {
  it.each([
    `status = 'disabled'`,
    `status = 'active'`,
    'is_super = true',
    'is_super = false',
    `roles = array['${newId()}']::uuid[]`,
    `other_departments = array['${newId()}']::uuid[]`,
    `department_id = '${department}'`,
  ])('for a person: %s', async (set) => {
    expect(await appendedBy(change('"user"', ids.user, set))).toEqual([ids.user])
  })

  it.each([
    `ended_at = now()`,
    'ended_at = null',
    'locked_at = now()',
    'locked_at = null',
    `expires_at = expires_at - interval '1 hour'`,
  ])('for a session: %s', async (set) => {
    expect(await appendedBy(change('session', session, set))).toEqual([session])
  })

  it.each([`permissions = '{a:b}'`, `hash = 'x'`, `expires_at = now() + interval '1 day'`])(
    'for an API key: %s',
    async (set) => {
      expect(await appendedBy(change('api_key', key, set))).toEqual([key])
    },
  )

  it.each([
    `permissions = '{a:b}'`,
    `masks = '{mobile}'`,
    `scope = 'custom'`,
    `departments = array['${department}']::uuid[]`,
    `status = 'disabled'`,
    `name = '另名'`,
  ])('for everybody by a role: %s', async (set) => {
    expect(await appendedBy(change('role', role, set))).toEqual([null])
  })

  it('for everybody by a department that is moved, made below another, or removed', async () => {
    expect(await appendedBy(change('department', child, `parent_id = '${department}'`))).toEqual([null])
    const below = newId()
    const make = `insert into department (tenant_id, id, code, name, parent_id) values ($1, $2::uuid, $2::text, '下', $3)`
    expect(await appendedBy(() => query(t, make, [me.tenantId, below, department]))).toEqual([null])
    expect(await appendedBy(() => query(t, 'delete from department where id = $1', [below]))).toEqual([null])
  })

  it.each([`status = 'disabled'`, `status = 'active'`, `out_date = '2030-01-01'`, `plan = 'standard'`])(
    'for everybody by the membership: %s',
    async (set) => {
      expect(await appendedBy(changeDirectory(set))).toEqual([null])
    },
  )

  it('when a session, a key, a role or a person is removed', async () => {
    const remove = (table: string, id: string) => () => query(t, `delete from ${table} where id = $1`, [id])
    expect(await appendedBy(remove('session', session))).toEqual([session])
    expect(await appendedBy(remove('api_key', key))).toEqual([key])
    expect(await appendedBy(remove('role', role))).toEqual([null])
    expect(await appendedBy(remove('"user"', ids.user))).toEqual([ids.user])
  })
})

describe('what decides nothing is not written down', () => {
  it('such as signing in, renewing a session and using a key', async () => {
    const person = await somebody(me)
    const made = await me.call(identity.apiKey.create, { body: { name: '程序', permissions: ['ourCompany:list'] } })
    const appended = await appendedBy(async () => {
      const { cookie, token } = await signInWith(t, me, person.username)
      expect(token).not.toBe('')
      for (let n = 0, next = cookie; n < 3; n += 1) {
        const renewed = await refresh(t, next)
        expect(renewed.status).toBe(200)
        next = renewed.cookie ?? ''
      }
      const headers = { authorization: `Bearer ${made.result.key}` }
      expect((await t.http.inject({ url: '/api/user/profile', headers })).statusCode).toBe(200)
    })
    expect(appended).toEqual([])
  })

  it.each([
    [`"user"`, `display_name = '新名', remark = 'x', version = version + 1`],
    ['"user"', 'roles = roles, status = status'],
    ['session', `seen_at = now(), generation = generation + 1, rotated_at = now()`],
    ['session', `expires_at = expires_at + interval '1 day'`],
    ['api_key', 'used_at = now()'],
    ['role', `description = 'x', version = version + 1`],
    ['department', `name = '新部', leader_id = null, sort = 9`],
    ['platform.tenant_directory', `company_name = '新名', seats = 9`],
  ])('such as %s: %s', async (table, set) => {
    const rows = await appendedBy(() => query(t, `update ${table} set ${set} where tenant_id = $1`, [me.tenantId]))
    expect(rows).toEqual([])
  })

  it('such as a session that was over anyway', async () => {
    const over = newId()
    const appended = await appendedBy(async () => {
      await query(
        t,
        `insert into session (tenant_id, id, user_id, way, device, address, salt, expires_at)
          values ($1, $2, $3, 'test', 'test', '127.0.0.1', 'salt', now() - interval '31 days')`,
        [me.tenantId, over, me.userId],
      )
      await me.inside(sweepSessions)
      expect(await query(t, 'select 1 from session where id = $1', [over])).toEqual([])
    })
    expect(appended).toEqual([])
  })

  it('and what every process has read long ago is swept', async () => {
    await query(t, 'truncate platform.authority_change')
    const insert = `insert into platform.authority_change (tenant_id, at) values ($1, now() - $2::interval)`
    await query(t, insert, [me.tenantId, '25 hours'])
    await query(t, insert, [me.tenantId, '1 hour'])
    await me.inside(sweepSessions)
    expect(await query(t, 'select 1 from platform.authority_change')).toHaveLength(1)
  })
})
