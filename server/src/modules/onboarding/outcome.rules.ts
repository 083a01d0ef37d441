type Outcome = { readonly stage: string; readonly company: string; readonly code: string }

const words: Readonly<Record<string, string>> = {
  returned: '需要补正，请在 30 天内修改后重新提交：',
  approved: '已通过，欢迎成为我们的供应商：',
  rejected: '未通过，详情请查看：',
  duplicate: '已关闭，详情请查看：',
}

/** What the applicant is told; nothing while it is looked at. */
export const outcomeText = ({ stage, company, code }: Outcome): string | undefined => {
  const said = words[stage]
  return said && `您向${company}提交的准入申请 ${code} ${said}`
}
