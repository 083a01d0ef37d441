import { label } from '@srm/api/shared/label'
import type { FurtherPermissions } from '#kernel/auth/permissions.ts'
import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'
import type { DefaultDictionary } from '#kernel/module.ts'

const changing = [...reading, 'create', 'update', 'delete'] as const

/** Whoever runs projects plans them; ending one is for those who do not. */
export const grants: Grants = {
  project: {
    GM: [...readingAndExport, 'move', 'close'],
    DEPT: [...everyAction, 'move'],
    PM: [...everyAction, 'move'],
    SALES: [...reading, 'create', 'update'],
    BUYER: reading,
    FINANCE: readingAndExport,
    STAFF: reading,
    AUDIT: reading,
  },
  projectMember: {
    GM: readingAndExport,
    DEPT: changing,
    PM: changing,
    SALES: reading,
    BUYER: reading,
    FINANCE: reading,
    STAFF: reading,
    AUDIT: reading,
  },
  // What a role opens is money and people's plans: those who run projects do not say it themselves.
  projectRequest: {
    GM: readingAndExport,
    DEPT: changing,
    PM: changing,
    FINANCE: readingAndExport,
    AUDIT: reading,
  },
  taskTemplate: { GM: reading, DEPT: everyAction, PM: everyAction, STAFF: reading, BUYER: reading, AUDIT: reading },
  projectClassify: { GM: ['update'] },
  projectRole: { GM: ['update'] },
  // Nor what they owe, nor that they need not.
  projectDeliverable: { GM: ['update', 'waive'] },
  task: {
    GM: readingAndExport,
    DEPT: everyAction,
    PM: everyAction,
    SALES: [...reading, 'update'],
    BUYER: [...reading, 'create', 'update'],
    STAFF: [...reading, 'create', 'update'],
    AUDIT: reading,
  },
}

export const furtherPermissions: FurtherPermissions = {
  'project:close': label('结项与取消', 'Close and cancel projects'),
}

export const dictionaries: readonly DefaultDictionary[] = [
  {
    selTypeName: 'projectKind',
    name: label('活动类型', 'Kinds of event'),
    options: [
      ['conference', '会议', 'Conference'],
      ['exhibition', '展览', 'Exhibition'],
      ['incentive', '奖励旅游', 'Incentive travel'],
      ['roadshow', '路演', 'Roadshow'],
      ['brand', '品牌活动', 'Brand event'],
      ['annual', '年会', 'Annual party'],
      ['launch', '发布会', 'Launch'],
      ['training', '培训', 'Training'],
      ['banquet', '晚宴', 'Banquet'],
    ],
  },
  {
    selTypeName: 'projectLevel',
    name: label('项目级别', 'Project levels'),
    options: [
      ['A', 'A 重点', 'A key', '#e5534b'],
      ['B', 'B 普通', 'B normal', '#4e88f3'],
      ['C', 'C 小型', 'C small', '#909399'],
    ],
  },
  {
    selTypeName: 'projectRole',
    name: label('项目角色', 'Project roles'),
    options: [
      ['manager', '项目经理', 'Project manager'],
      ['executor', '执行', 'Execution'],
      ['planner', '策划', 'Planning'],
      ['designer', '设计', 'Design'],
      ['buyer', '采购', 'Purchasing'],
      ['finance', '财务', 'Finance'],
      ['customer', '客户', 'Customer'],
      ['supplier', '供应商', 'Supplier'],
    ],
  },
]
