import type { zh } from './lock.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  locked: 'The screen is locked',
  password: 'Password',
  badPassword: 'Enter your password',
  badCaptcha: 'Enter what the picture asks for',
  unlock: 'Unlock',
  leave: 'Sign out and sign in again',
  elsewhere: 'Unlock it in your own tab.',
}
