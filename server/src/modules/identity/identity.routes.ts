import { identity } from '@srm/api/identity'
import { implement } from '#kernel/module.ts'
import { getProfile, listAdministrators, saveProfile } from './user/account.service.ts'
import { permissionCatalog } from './role/catalog.views.ts'
import {
  createDepartment,
  mergeDepartment,
  moveDepartment,
  removeDepartment,
  updateDepartment,
} from './user/department.service.ts'
import { listDuties, setDuties } from './role/duty.service.ts'
import { bindFeishu, feishuIdOf } from './login/feishu.service.ts'
import { handOver, holdingsOf } from './user/handover.service.ts'
import { createKey, listKeys, removeKey } from './identity.key.service.ts'
import { listLog, verifyChain } from './identity.log.views.ts'
import {
  createMenu,
  menuItemsInLanguage,
  menuList2,
  menuRouter,
  menuSubRouter,
  removeMenu,
  updateMenu,
} from './identity.menu.service.ts'
import { assignMembers, createRole, removeRole, seeAs, updateRole } from './role/role.service.ts'
import { getRole, listRoles, membersByRole, roleOptions, roleTotals } from './role/role.views.ts'
import { createUser, removeUser, resetPassword, setStatus, updateUser } from './user/user.service.ts'
import { getUser, listUsers, userTotals } from './user/user.views.ts'
import { getDepartment, listDepartments, listPeople } from './identity.views.ts'

const { auth: _, ...rest } = identity

export const routes = implement(rest, {
  user: {
    list: (ctx, { query }) => listUsers(ctx, query),
    summary: (ctx, { query }) => userTotals(ctx, query),
    show: (ctx, { params }) => getUser(ctx, params.id),
    create: (ctx, { body }) => createUser(ctx, body),
    update: (ctx, { params, body }) => updateUser(ctx, params.id, body),
    put: (ctx, { params, body }) => updateUser(ctx, params.id, body),
    remove: (ctx, { params, query }) => removeUser(ctx, params.id, query.version),
    all: (ctx, { query }) => listPeople(ctx, query.keyword),
    resetPassword: (ctx, { params }) => resetPassword(ctx, params.id),
    enable: (ctx, { params }) => setStatus(ctx, params.id, 'active'),
    disable: (ctx, { params }) => setStatus(ctx, params.id, 'disabled'),
    holdings: (ctx, { params }) => holdingsOf(ctx, params.id),
    handOver: (ctx, { params, body }) => handOver(ctx, params.id, body),
    profile: (ctx) => getProfile(ctx),
    administrators: (ctx) => listAdministrators(ctx),
    saveProfile: (ctx, { body }) => saveProfile(ctx, body),
    bindFeishu: async (ctx, { body }) => bindFeishu(ctx, await feishuIdOf(ctx, body.code, body.state)),
    unbindFeishu: (ctx) => bindFeishu(ctx, null),
  },
  department: {
    list: (ctx) => listDepartments(ctx),
    show: (ctx, { params }) => getDepartment(ctx, params.id),
    create: (ctx, { body }) => createDepartment(ctx, body),
    update: (ctx, { params, body }) => updateDepartment(ctx, params.id, body),
    move: (ctx, { params, body }) => moveDepartment(ctx, params.id, body),
    merge: (ctx, { params, body }) => mergeDepartment(ctx, params.id, body.into),
    remove: (ctx, { params }) => removeDepartment(ctx, params.id),
  },
  role: {
    list: (ctx, { query }) => listRoles(ctx, query),
    summary: (ctx, { query }) => roleTotals(ctx, query),
    all: (ctx, { query }) => roleOptions(ctx, query.keyword),
    show: (ctx, { params }) => getRole(ctx, params.id),
    create: (ctx, { body }) => createRole(ctx, body),
    update: (ctx, { params, body }) => updateRole(ctx, params.id, body),
    remove: (ctx, { params, query }) => removeRole(ctx, params.id, query.version),
    getPermCode: ({ session }) => [...session.permissions],
    catalog: (ctx) => permissionCatalog(ctx),
    members: (ctx) => membersByRole(ctx),
    assign: (ctx, { params, body }) => assignMembers(ctx, params.id, body),
    seeAs: (ctx, { params }) => seeAs(ctx, params.id),
    duties: (ctx) => listDuties(ctx),
    setDuties: (ctx, { body }) => setDuties(ctx, body.duties),
  },
  menu: {
    router: (ctx) => menuRouter(ctx),
    list2: (ctx) => menuList2(ctx),
    subRouter: (ctx, { params, query }) => menuSubRouter(ctx, params.id, query.projectId),
    items: (ctx) => menuItemsInLanguage(ctx),
    create: (ctx, { body }) => createMenu(ctx, body),
    update: (ctx, { params, body }) => updateMenu(ctx, params.id, body),
    remove: (ctx, { params }) => removeMenu(ctx, params.id),
  },
  apiKey: {
    list: (ctx) => listKeys(ctx),
    create: (ctx, { body }) => createKey(ctx, body),
    remove: (ctx, { params }) => removeKey(ctx, params.id),
  },
  log: {
    system: (ctx, { query }) => listLog(ctx, query, null),
    login: (ctx, { query }) => listLog(ctx, query, true),
    verify: (ctx) => verifyChain(ctx),
  },
})
