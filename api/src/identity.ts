import { account } from './identity/account.ts'
import { apiKey } from './identity/api-key.ts'
import { role } from './identity/authority.ts'
import { log } from './identity/log.ts'
import { menu } from './identity/menu.ts'
import { departments, user } from './identity/people.ts'
import { auth } from './identity/session.ts'
import { errors } from './shared/errors.ts'

export { Profile } from './identity/account.ts'
export { ApiKey } from './identity/api-key.ts'
export { LogEntry } from './identity/log.ts'
export {
  masks,
  Role,
  roleTemplates,
  scopes,
  type Duty,
  type Mask,
  type RoleScope,
  type RoleTemplate,
} from './identity/authority.ts'
export { development } from './identity/development.ts'
export { MenuItem, MenuMeta, MenuRoute } from './identity/menu.ts'
export { Department, Handover, Person, User } from './identity/people.ts'
export { EnteredSession, Mobile, SessionView, SmsCode } from './identity/session.ts'

export const identity = { auth, user: { ...user, ...account }, department: departments, role, menu, apiKey, log }

export const identityErrors = errors({
  'user.not_found': [42001, 404, '人员不存在', 'No such person'],
  'user.username_taken': [42002, 409, '登录名已被使用', 'This user name is taken'],
  'user.mobile_taken': [42003, 409, '手机号已被本企业其他员工使用', 'A colleague uses this mobile number'],
  'user.last_super': [42004, 422, '至少要保留一位超级管理员', 'At least one super administrator must remain'],
  'user.protected': [
    42005,
    422,
    '超级管理员只能由本人或其他超级管理员修改',
    'Only super administrators may change one',
  ],
  'user.not_yourself': [42006, 422, '不能停用或删除自己', 'You cannot disable or delete yourself'],
  'user.seats_full': [42007, 422, '员工数已达套餐上限，请升级套餐', 'All seats of the plan are taken'],
  'user.needs_successor': [42008, 422, '请为每类事项选择接手人', 'Choose a successor for every kind'],
  'user.bad_successor': [42009, 422, '接手人必须是其他在职员工', 'The successor must be another person at work'],
  'user.outranked': [42029, 422, '该员工的权限高于您，不能修改其登录方式', 'This person holds more than you do'],
  'login.wrong': [42010, 422, '账号或密码错误', 'Wrong account or password'],
  'login.captcha': [42011, 422, '请完成图形验证', 'Answer the captcha'],
  'login.locked': [42012, 429, '失败次数过多，请 15 分钟后再试', 'Too many failures, try again in 15 minutes'],
  'login.wrong_code': [42013, 422, '验证码错误或已过期', 'The code is wrong or has expired'],
  'login.disabled': [42014, 422, '账号已停用，请联系管理员', 'This account is disabled'],
  'login.tenant_closed': [
    42015,
    422,
    '企业已停用，请联系客户经理',
    'This company is closed, contact your account manager',
  ],
  'login.ticket': [42016, 422, '操作已过期，请重新开始', 'This took too long, start again'],
  'login.feishu': [42017, 422, '飞书登录失败，请重试', 'Feishu sign-in failed'],
  'login.feishu_unbound': [42018, 422, '该飞书账号尚未绑定员工', 'This Feishu account is not bound to anybody'],
  'login.encrypted': [42019, 422, '登录页已过期，请刷新后重试', 'This page is out of date. Reload it and try again.'],
  'password.weak': [
    42020,
    422,
    '密码至少 8 位，且包含字母、数字、符号中的两种',
    'At least 8 characters of two kinds: letters, digits, signs',
  ],
  'password.common': [42021, 422, '该密码过于常见，请换一个', 'This password is too common'],
  'password.wrong': [42022, 422, '原密码错误', 'The old password is wrong'],
  'password.same': [42023, 422, '新密码不能与原密码相同', 'The new password equals the old one'],
  'unlock.wrong': [42024, 422, '密码错误', 'Wrong password'],
  'department.not_empty': [42030, 422, '部门下还有人员或子部门，不能删除', 'The department is not empty'],
  'department.own_child': [42031, 422, '不能移动到自己或下级部门', 'A department cannot be below itself'],
  'department.code_taken': [42032, 409, '部门编码已存在', 'This department code exists'],
  'role.name_taken': [42040, 409, '已有同名角色', 'A role with this name exists'],
  'role.builtin': [42041, 422, '内置角色不能修改或删除，请复制后调整', 'A built-in role cannot be changed, copy it'],
  'role.in_use': [42042, 422, '仍有成员使用该角色，不能删除', 'People still have this role'],
  'role.beyond_own': [42043, 422, '不能授予自己没有的权限', 'You cannot grant what you do not hold'],
  'role.duties': [42044, 422, '违反职责分离规则', 'This breaks the separation of duties'],
  'menu.own_child': [42050, 422, '菜单不能移动到自己之下', 'An item cannot be below itself'],
  'menu.name_taken': [42051, 409, '菜单名称已存在', 'This menu name exists'],
  'session.read_only': [42060, 422, '正在以角色身份查看，不能修改', 'You are only looking, nothing can be changed'],
  'tenant.read_only': [
    42061,
    422,
    '会员已到期，当前为只读，请续费',
    'The membership has ended: read-only until renewed',
  ],
  'tenant.renewal_only': [42062, 422, '会员已到期，请联系客户经理续费', 'The membership has ended, please renew'],
})
