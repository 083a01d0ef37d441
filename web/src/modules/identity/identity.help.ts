import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

const people = label(
  '公司的员工账号：邀请、停用、重置密码、离职交接。',
  'Accounts of the company: invite, suspend, reset passwords, hand over when somebody leaves.',
)

export const help: ModuleHelp = {
  pages: {
    '/authManagement/user': { purpose: people, terms: ['handOver'] },
    '/account/employeeManage': { purpose: people, terms: ['handOver'] },
    '/authManagement/role': {
      purpose: label(
        '角色规定成员能打开哪些页面、做哪些事、看到哪些数据和字段。',
        'A role says which pages, actions, records and fields its members get.',
      ),
      terms: ['scope', 'mask', 'duties'],
    },
    '/authManagement/role/duties': {
      purpose: label('规定哪两项权限不能由同一个人拥有。', 'Which two permissions nobody may hold together.'),
      terms: ['duties'],
    },
    '/authManagement/menu': {
      purpose: label(
        '给菜单改名、排序、隐藏，或添加自己的入口。',
        'Rename, order and hide entries of the menu, or add your own.',
      ),
    },
    '/authManagement/department': {
      purpose: label(
        '公司的部门结构。拖动调整上下级，合并后人员自动转入。',
        'The departments. Drag to move one; merging moves its people.',
      ),
    },
    '/authManagement/log': {
      purpose: label(
        '谁在什么时候做了什么。日志只增不改，可以校验完整性。',
        'Who did what and when. Entries are never changed, and that can be verified.',
      ),
    },
    '/account/accountCenter': {
      purpose: label(
        '您的资料、密码、登录设备、密钥和企业信息。',
        'Your profile, password, devices, keys and the company.',
      ),
    },
  },
  glossary: {
    scope: {
      term: label('数据范围', 'Data scope'),
      means: label(
        '能看到谁负责的数据：本人、本部门、本部门及以下或全部。供应商等全公司共享的数据不受限制。',
        'Whose records are seen: one’s own, the department’s, with those below, or all. Shared records such as suppliers are seen by everybody.',
      ),
    },
    mask: {
      term: label('脱敏', 'Masks'),
      means: label('手机号、账号等只显示一部分。', 'Numbers such as mobiles and accounts are shown in part.'),
    },
    duties: {
      term: label('职责分离', 'Separation of duties'),
      means: label(
        '互相制约的两件事不能由同一个人完成，例如新增付款和审批付款。分配角色时自动检查。',
        'Two steps that keep each other in check are not done by one person, such as making and approving a payment.',
      ),
    },
    handOver: {
      term: label('离职交接', 'Hand-over'),
      means: label('把离职员工名下的单据、待办和客户转给同事。', 'What somebody who leaves holds goes to colleagues.'),
    },
  },
}
