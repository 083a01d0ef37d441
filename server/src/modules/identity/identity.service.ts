import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { pinyinOf } from '#kernel/search.ts'
import { own } from './identity.db.ts'

export type NewDepartment = { name: string; code: string; parentId?: string | null; sort?: number }
export type NewPerson = {
  username: string
  displayName: string
  employeeNo?: string
  mobile?: string
  email?: string
  post?: string
  departmentId?: string
  isSuper?: boolean
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

export const addPerson = async (ctx: Ctx, person: NewPerson): Promise<string> => {
  const id = newId()
  await own(ctx)
    .insertInto('user')
    .values({
      id,
      username: person.username,
      display_name: person.displayName,
      pinyin: pinyinOf(person.displayName).join(' '),
      employee_no: person.employeeNo ?? null,
      mobile: person.mobile ?? null,
      email: person.email ?? null,
      post: person.post ?? null,
      department_id: person.departmentId ?? null,
      is_super: person.isSuper ?? false,
    })
    .execute()
  return id
}

export const setLeader = async (ctx: Ctx, departmentId: string, leaderId: string): Promise<void> => {
  await own(ctx).updateTable('department').set({ leader_id: leaderId }).where('id', '=', departmentId).execute()
}
