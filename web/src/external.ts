/** Pages for people without an account, apart from the modules' own entries: a phone on a slow line loads nothing else. */
export { approval } from '@/modules/approval/external.ts'
export { onboarding } from '@/modules/onboarding/external.ts'
export { runOfShow } from '@/modules/run-of-show/external.ts'
export { document } from '@/modules/document/external.ts'
export { quote } from '@/modules/quote/external.ts'
export { order } from '@/modules/order/external.ts'
export { acceptance } from '@/modules/acceptance/external.ts'
