import { label } from '@srm/api/shared/label'
import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'

const making = [...reading, 'create', 'update', 'delete'] as const

/** Whoever runs a project makes its budget; what is let through beyond it is said by those who do not. */
export const grants: Grants = {
  budget: { GM: readingAndExport, DEPT: making, PM: making, FINANCE: readingAndExport, AUDIT: reading },
  budgetChange: { GM: readingAndExport, DEPT: making, PM: making, FINANCE: readingAndExport, AUDIT: reading },
  budgetItem: {
    GM: readingAndExport,
    DEPT: readingAndExport,
    PM: readingAndExport,
    BUYER: reading,
    FINANCE: readingAndExport,
    AUDIT: reading,
  },
  budgetTemplate: {
    GM: reading,
    DEPT: everyAction,
    PM: reading,
    FINANCE: everyAction,
    AUDIT: reading,
  },
  budgetControl: { GM: ['list', 'update'], FINANCE: ['list'], AUDIT: ['list'] },
}

export const permissions = { budgetControl: label('预算控制', 'Budget control') }

/** 场地 and the others every event is budgeted by. */
export const usualCategories: readonly string[] = [
  '场地',
  '住宿',
  '餐饮',
  '搭建',
  '视听设备',
  '人员',
  '交通',
  '物料',
  '差旅',
  '税费',
  '不可预见',
]
