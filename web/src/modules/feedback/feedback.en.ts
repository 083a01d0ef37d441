import type { zh } from './feedback.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  title: 'Feedback',
  give: 'Give feedback',
  thanks: 'Received, thank you',
  edit: 'Handle feedback',
  'empty.title': 'No feedback yet',
  'empty.hint': 'Everybody can write down a problem or a wish from the upper right of any page.',
  'section.handling': 'Handling',
  'section.said': 'Feedback',
}
