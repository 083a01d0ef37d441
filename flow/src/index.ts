/** The kinds of step an approval flow is made of. */
export const stepKinds = ['start', 'approve', 'copy', 'branch', 'end'] as const

export type StepKind = (typeof stepKinds)[number]
