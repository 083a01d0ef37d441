import { crmPages } from '@srm/api/crm/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const customerPaths = recordPaths(crmPages.customer)
export const contactPaths = recordPaths(crmPages.contact)
export const followUpPaths = recordPaths(crmPages.followUp)
export const followPlanPaths = recordPaths(crmPages.followPlan)
export const poolPaths = recordPaths(crmPages.pool)
export const opportunityPaths = recordPaths(crmPages.opportunity)
export const opportunityStagePaths = recordPaths(crmPages.opportunityStage)
export const feedbackPaths = recordPaths(crmPages.feedback)
