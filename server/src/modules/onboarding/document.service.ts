import { managedFieldNames, SupplierApplication } from '@srm/api/onboarding'
import { documentOf } from '#kernel/records/document.ts'
import { applications, lines } from './application/application.store.ts'
import { followFlow, sameSupplier } from './apply/stage.service.ts'

export const applicationDocument = documentOf(SupplierApplication, applications, {
  lines,
  summary: ['name', 'classifies', 'region', 'contactName', 'creditCode'],
  later: managedFieldNames,
  precheck: async (ctx, row) => {
    const name = await sameSupplier(ctx, row)
    return name ? [`已有相同信用代码的供应商「${name}」，请先关联该供应商或标记为重复`] : []
  },
  on: followFlow,
})
