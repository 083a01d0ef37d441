import type { ProjectAlert } from '@srm/api/finance'

export const alertColors: Readonly<Record<ProjectAlert, string>> = {
  overBudget: 'red',
  loss: 'red',
  gap: 'orange',
  notSold: 'orange',
}
