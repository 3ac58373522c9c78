/** French: the page of earnings. */
export const earning = {
  expected: 'Revenus attendus',
  netIncome: 'Revenu net',
  withdrawn: 'Retiré',
  pendingClearance: 'En attente de validation',
  available: 'Disponible au retrait',
};
