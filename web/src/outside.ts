/** Pages for people without an account, apart from the modules' own doors: a phone on a slow line loads nothing else. */
export { approval } from '@/modules/approval/outside.ts'
export { onboarding } from '@/modules/onboarding/outside.ts'
