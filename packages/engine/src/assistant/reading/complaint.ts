export const COMPLAINT = /\b(?:why|how come|what went wrong|what happened)\b/;

export const OF_PRODUCT =
  /\b(?:voice input|limit|counted|credits?|charged|storyboards?|board|button|locked|sign(?:ed|ing)?[- ](?:in|up|out)|saved?|account|plans?|pay\w*|pro|premium|modes?|cuewright|download\w*|library|workspaces?|notes?|page|screen|error)\b/;
