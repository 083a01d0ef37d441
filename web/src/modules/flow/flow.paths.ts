import { flowPages } from '@srm/api/approval/pages'
import { addressOf } from '@srm/api/shared/pages'

export const listPath = flowPages.flows.path
export const matrixPath = flowPages.matrices.path

export const designPath = (id: string): string => addressOf(flowPages.designer, id)
