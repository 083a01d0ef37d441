import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { gramKeysOf, pinyinOf, searchText } from '#kernel/search.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { own } from './identity.db.ts'
import { roleByCode } from './identity.seed.service.ts'

export type NewDepartment = { name: string; code: string; parentId?: string | null; sort?: number }
export type NewPerson = {
  username: string
  displayName: string
  code?: string
  mobile?: string
  email?: string
  post?: string
  departmentId?: string
  isSuper?: boolean
  /** A main account signs in without naming the company. */
  main?: boolean
  /** Made beforehand: hashing takes long, and a transaction would hold its connection and its locks meanwhile. */
  passwordHash?: string
  /** Codes of built-in roles. */
  roles?: readonly string[]
}

export const addDepartment = async (ctx: Ctx, department: NewDepartment): Promise<string> => {
  const id = newId()
  await own(ctx)
    .insertInto('department')
    .values({
      id,
      name: department.name,
      code: department.code,
      parent_id: department.parentId ?? null,
      sort: department.sort ?? 0,
    })
    .execute()
  return id
}

/** Puts a person in place without asking who is asking: for seeds and for the first person of a new company. */
export const addPerson = async (ctx: Ctx, person: NewPerson): Promise<string> => {
  const id = newId()
  const code = person.code ?? (await issueCode(ctx, 'user'))
  const search = searchText([code, person.displayName, person.username, person.mobile, person.email, person.post])
  const roles = await Promise.all((person.roles ?? []).map((role) => roleByCode(ctx, role)))
  await own(ctx)
    .insertInto('user')
    .values({
      id,
      code,
      roles,
      username: person.username,
      display_name: person.displayName,
      pinyin: pinyinOf(person.displayName).join(' '),
      mobile: person.mobile ?? null,
      email: person.email ?? null,
      post: person.post ?? null,
      department_id: person.departmentId ?? null,
      is_super: person.isSuper ?? false,
      main: person.main ?? false,
      password_hash: person.passwordHash ?? null,
      search_text: search,
      search_grams: gramKeysOf(ctx.tenantId, search),
    })
    .execute()
  await writeEvent(ctx, 'user', id, 'created')
  return id
}

export const setLeader = async (ctx: Ctx, departmentId: string, leaderId: string): Promise<void> => {
  await own(ctx).updateTable('department').set({ leader_id: leaderId }).where('id', '=', departmentId).execute()
}
