import { onboardingPages } from '@srm/api/onboarding/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const paths = recordPaths(onboardingPages.application)
