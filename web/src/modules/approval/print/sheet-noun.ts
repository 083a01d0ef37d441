/** 申请单 is printed as 申请审批单: the word for a sheet of paper is not said twice. */
export const sheetNoun = (label: string): string => label.replace(/单$/, '')
