/** The refusals of Paystack's API with their exact status, message, type and code. */

export type ErrorBody = {
  status: false;
  message: string;
  meta?: { nextStep: string };
  type?: 'api_error' | 'validation_error' | 'processor_error';
  code?: string;
};

/** Thrown by endpoints; the plugin's error handler turns it into the reply. */
export class PaystackError extends Error {
  readonly httpStatus: number;
  readonly body: ErrorBody;

  constructor(httpStatus: number, message: string, rest: Omit<ErrorBody, 'status' | 'message'> = {}) {
    super(message);
    this.name = 'PaystackError';
    this.httpStatus = httpStatus;
    this.body = { status: false, message, ...rest };
  }
}

const VALID_VALUES = 'Ensure that the value(s) you are passing are valid.';

function validation(message: string, nextStep: string, code: string, httpStatus = 400): PaystackError {
  return new PaystackError(httpStatus, message, { meta: { nextStep }, type: 'validation_error', code });
}

/** Refusals whose message is known but whose type and code Paystack never published. */
export function plainRefusal(message: string, httpStatus = 400): PaystackError {
  return new PaystackError(httpStatus, message);
}

export function invalidKey(): PaystackError {
  const nextStep = 'Ensure that you provide the correct authorization key for the request';
  return validation('Invalid key', nextStep, 'invalid_Key', 401);
}

export function missingParams(message: string): PaystackError {
  return validation(message, 'Provide all required params', 'missing_params');
}

export function invalidParams(message: string, httpStatus = 400): PaystackError {
  return validation(message, VALID_VALUES, 'invalid_params', httpStatus);
}

export function invalidEmail(): PaystackError {
  return validation('Invalid Email Address Passed', VALID_VALUES, 'invalid_email_address');
}

export function duplicateTransactionReference(): PaystackError {
  const nextStep = 'Try and create the Transaction or Charge with a new reference';
  return validation('Duplicate Transaction Reference', nextStep, 'duplicate_reference');
}

/** HTTP 400 was observed and 404 is specified, so the status is a setting. */
export function transactionReferenceNotFound(httpStatus: number): PaystackError {
  const nextStep =
    "Ensure that you're passing the reference of a transaction that exists on this integration";
  return validation('Transaction reference not found.', nextStep, 'transaction_not_found', httpStatus);
}

export function unsupportedCurrency(): PaystackError {
  return validation('Currency not supported by merchant', VALID_VALUES, 'unsupported_currency');
}

export function cannotResolveAccount(): PaystackError {
  const nextStep =
    "Ensure that you're passing the correct bank code. Use the List Banks Endpoint to get the list of all available banks and their corresponding bank codes";
  const message = 'Could not resolve account name. Check parameters or try again.';
  return validation(message, nextStep, 'invalid_bank_code', 422);
}

export function unknownBankCode(bankCode: string): PaystackError {
  return validation(
    `Unknown bank code: ${bankCode}`,
    "Ensure that the value(s) you're passing are valid.",
    'invalid_params',
  );
}

export function resolveLimitReached(limit: number): PaystackError {
  const message = `Test mode daily limit of ${limit} live bank resolves exceeded. Use test bank codes 001 or upgrade to live mode.`;
  return new PaystackError(429, message, {
    meta: { nextStep: 'Try again later' },
    type: 'api_error',
    code: 'unknown',
  });
}

export function invalidAccountNumber(): PaystackError {
  return validation('Account number is invalid', VALID_VALUES, 'invalid_account_number');
}

export function invalidBank(): PaystackError {
  return validation('Bank is invalid', VALID_VALUES, 'invalid_bank_code');
}

export function duplicateTransferReference(): PaystackError {
  const message = 'Please provide a unique reference. Reference already exists on a transfer';
  return validation(message, 'Create a new reference for the new transfer', 'duplicate_transfer_reference');
}

export function insufficientBalance(): PaystackError {
  return new PaystackError(400, 'Your balance is not enough to fulfil this request', {
    meta: { nextStep: 'Topup your Paystack Balance and try again.' },
    type: 'api_error',
    code: 'insufficient_balance',
  });
}

export function invalidRecipient(): PaystackError {
  const nextStep =
    'Provide a valid recipient. Ensure you are passing the recipient code in the recipient param';
  return validation('Recipient specified is invalid', nextStep, 'invalid_transfer_recipient');
}

export function invalidTransferAmount(): PaystackError {
  return validation('Amount must be a positive integer.', VALID_VALUES, 'invalid_amount');
}

export function transferUnavailable(): PaystackError {
  return new PaystackError(400, 'You cannot initiate third party payouts as a starter business', {
    meta: { nextStep: 'Upgrade to a Registered Business to send transfers' },
    type: 'api_error',
    code: 'transfer_unavailable',
  });
}

export function otpNotVerified(): PaystackError {
  return new PaystackError(400, 'OTP could not be verified', {
    meta: { nextStep: 'Try again later' },
    type: 'api_error',
    code: 'unknown',
  });
}

export function alreadyReversed(): PaystackError {
  return new PaystackError(400, 'Transaction has been fully reversed', {
    meta: { nextStep: 'Ensure that the transaction has not been refunded before' },
    type: 'api_error',
    code: 'transaction_reversed',
  });
}

export function refundTransactionNotFound(): PaystackError {
  const nextStep =
    "Ensure that you're passing the reference of a transaction that exists on this integration";
  return validation('Transaction not found', nextStep, 'transaction_not_found');
}

export function rateLimited(): PaystackError {
  return new PaystackError(429, 'Rate limit exceeded!', {
    meta: { nextStep: 'Wait a few minutes and try the API call again' },
    type: 'api_error',
    code: 'rate_limited',
  });
}
