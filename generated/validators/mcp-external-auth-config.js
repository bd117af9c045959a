// Generated from schemas/kinds/mcp-external-auth-config.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","const":"mcp.svc.internal/v1alpha1"},"kind":{"type":"string","const":"MCPExternalAuthConfig"},"metadata":{"$ref":"../shared/metadata/object-meta.json"},"spec":{"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["tokenExchange","headerInjection","bearerToken","unauthenticated","embeddedAuthServer","awsSts","upstreamInject"]},"tokenExchange":{"type":"object","additionalProperties":false,"required":["tokenUrl","audience"],"properties":{"tokenUrl":{"$ref":"../shared/value/web-address.json"},"clientId":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"clientSecretRef":{"$ref":"../shared/credentials/secret-key-ref.json"},"audience":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"subjectTokenType":{"type":"string","enum":["access_token","id_token","jwt","urn:ietf:params:oauth:token-type:access_token","urn:ietf:params:oauth:token-type:id_token","urn:ietf:params:oauth:token-type:jwt",""]},"externalTokenHeaderName":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-form":"the name of an HTTP header (letters, digits and \"-\", without spaces and colon)"},"subjectProviderName":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"}}},"headerInjection":{"type":"object","additionalProperties":false,"required":["headerName","valueSecretRef"],"properties":{"headerName":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-form":"the name of an HTTP header (letters, digits and \"-\", without spaces and colon)"},"valueSecretRef":{"$ref":"../shared/credentials/secret-key-ref.json"}}},"bearerToken":{"type":"object","additionalProperties":false,"required":["tokenSecretRef"],"properties":{"tokenSecretRef":{"$ref":"../shared/credentials/secret-key-ref.json"}}},"embeddedAuthServer":{"$ref":"../shared/auth-server/embedded-auth-server-config.json"},"awsSts":{"type":"object","additionalProperties":false,"required":["region"],"properties":{"region":{"type":"string","minLength":1,"pattern":"^[a-z]+(-[a-z]+)+-[0-9]+$","x-form":"a region (us-east-1)"},"service":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"fallbackRoleArn":{"type":"string","pattern":"^arn:aws(-[a-z]+)*:iam::[0-9]{12}:role/[\\w+=,.@/-]+$","x-form":"the ARN of a role (arn:aws:iam::<12 digits>:role/<name>)"},"roleMappings":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["roleArn"],"properties":{"claim":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"matcher":{"type":"string","minLength":1,"x-language":"cel"},"roleArn":{"type":"string","pattern":"^arn:aws(-[a-z]+)*:iam::[0-9]{12}:role/[\\w+=,.@/-]+$","x-form":"the ARN of a role (arn:aws:iam::<12 digits>:role/<name>)"},"priority":{"minimum":0,"maximum":9007199254740991,"type":"integer"}},"x-rule":[{"exactlyOneOf":["claim","matcher"]}]},"x-list":{"type":"atomic"},"minItems":1},"roleClaim":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"sessionDuration":{"minimum":900,"maximum":43200,"type":"integer"},"sessionNameClaim":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"}},"x-rule":[{"atLeastOneOf":["fallbackRoleArn","roleMappings"]}]},"upstreamInject":{"type":"object","additionalProperties":false,"required":["providerName"],"properties":{"providerName":{"type":"string","minLength":1}}}},"x-rule":[{"discriminator":{"property":"type","mapping":{"tokenExchange":"tokenExchange","headerInjection":"headerInjection","bearerToken":"bearerToken","unauthenticated":null,"embeddedAuthServer":"embeddedAuthServer","awsSts":"awsSts","upstreamInject":"upstreamInject"}}}]},"status":{"type":"object","additionalProperties":false,"properties":{"conditions":{"type":"array","items":{"$ref":"../shared/metadata/condition.json"},"x-list":{"type":"map","keys":["type"]}},"observedGeneration":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"configHash":{"type":"string"},"referencingWorkloads":{"type":"array","items":{"$ref":"../shared/metadata/workload-reference.json"},"x-list":{"type":"map","keys":["kind","name"]}}}}}};
const schema1 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"../value/object-name.json"},"namespace":{"$ref":"../value/namespace-name.json"},"labels":{"$ref":"./labels.json"},"annotations":{"$ref":"./annotations.json"},"finalizers":{"type":"array","items":{"type":"string"}},"ownerReferences":{"type":"array","items":{"type":"object"}},"managedFields":{"type":"array","items":{"type":"object"}},"uid":{"type":"string"},"resourceVersion":{"type":"string"},"generation":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"creationTimestamp":{"type":"string"},"deletionTimestamp":{"type":"string"},"deletionGracePeriodSeconds":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"selfLink":{"type":"string"}}};
const func0 = Object.prototype.hasOwnProperty;
const schema2 = {"type":"string","minLength":1,"maxLength":253,"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","x-form":"a Kubernetes name (lower-case letters, digits, \"-\" and \".\", each part beginning and ending with a letter or digit)","examples":["my-server"]};
const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 253)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(isShorter(data, 1)){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a Kubernetes name (lower-case letters, digits, \"-\" and \".\", each part beginning and ending with a letter or digit)" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"string","minLength":1,"maxLength":63,"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","x-form":"a namespace (lower-case letters, digits and \"-\")","examples":["tools"]};
const pattern1 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");

function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 63)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(isShorter(data, 1)){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern1.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a namespace (lower-case letters, digits and \"-\")" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$",parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","propertyNames":{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$","maxLength":317,"x-form":"a label key (a prefix that is a DNS name and a slash, which may be left out, and at most 63 letters, digits, \"-\", \"_\" and \".\")"},"additionalProperties":{"type":"string","maxLength":63,"pattern":"^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$","x-form":"a label value (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)","examples":["tools"]}};
const pattern2 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$", "u");
const pattern3 = new RegExp("^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$", "u");

function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(isLonger(key0, 317)){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},schema:317,parentSchema:schema4.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of a label key (a prefix that is a DNS name and a slash, which may be left out, and at most 63 letters, digits, \"-\", \"_\" and \".\")" },schema:"^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$",parentSchema:schema4.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema4.propertyNames,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 === "string"){
if(isLonger(data0, 63)){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema4.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern3.test(data0)){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "the form of a label value (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)" },schema:"^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$",parentSchema:schema4.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema4.additionalProperties.type,parentSchema:schema4.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"object","propertyNames":{"pattern":"^([A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$","maxLength":317,"x-form":"an annotation key (a prefix that is a DNS name and a slash, which may be left out, and at most 63 letters, digits, \"-\", \"_\" and \".\")"},"additionalProperties":{"type":"string"}};
const pattern4 = new RegExp("^([A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$", "u");

function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(isLonger(key0, 317)){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},schema:317,parentSchema:schema5.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of an annotation key (a prefix that is a DNS name and a slash, which may be left out, and at most 63 letters, digits, \"-\", \"_\" and \".\")" },schema:"^([A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$",parentSchema:schema5.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema5.propertyNames,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema5.additionalProperties.type,parentSchema:schema5.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate1(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined){
if(!(validate2(data.namespace, instancePath+"/namespace"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
if(!(validate3(data.labels, instancePath+"/labels"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.annotations !== undefined){
if(!(validate4(data.annotations, instancePath+"/annotations"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.finalizers !== undefined){
let data4 = data.finalizers;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err2 = {instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.finalizers.items.type,parentSchema:schema1.properties.finalizers.items,data:data5};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: "array"},schema:schema1.properties.finalizers.type,parentSchema:schema1.properties.finalizers,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ownerReferences !== undefined){
let data6 = data.ownerReferences;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err4 = {instancePath:instancePath+"/ownerReferences/" + i1,schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type: "object"},schema:schema1.properties.ownerReferences.items.type,parentSchema:schema1.properties.ownerReferences.items,data:data7};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/ownerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type: "array"},schema:schema1.properties.ownerReferences.type,parentSchema:schema1.properties.ownerReferences,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.managedFields !== undefined){
let data8 = data.managedFields;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err6 = {instancePath:instancePath+"/managedFields/" + i2,schemaPath:"#/properties/managedFields/items/type",keyword:"type",params:{type: "object"},schema:schema1.properties.managedFields.items.type,parentSchema:schema1.properties.managedFields.items,data:data9};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/managedFields",schemaPath:"#/properties/managedFields/type",keyword:"type",params:{type: "array"},schema:schema1.properties.managedFields.type,parentSchema:schema1.properties.managedFields,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.uid !== undefined){
let data10 = data.uid;
if(typeof data10 !== "string"){
const err8 = {instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema1.properties.uid.type,parentSchema:schema1.properties.uid,data:data10};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.resourceVersion !== undefined){
let data11 = data.resourceVersion;
if(typeof data11 !== "string"){
const err9 = {instancePath:instancePath+"/resourceVersion",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type: "string"},schema:schema1.properties.resourceVersion.type,parentSchema:schema1.properties.resourceVersion,data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.generation !== undefined){
let data12 = data.generation;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err10 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.generation.type,parentSchema:schema1.properties.generation,data:data12};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err11 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema1.properties.generation,data:data12};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data12 < -9007199254740991 || isNaN(data12)){
const err12 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema1.properties.generation,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.creationTimestamp !== undefined){
let data13 = data.creationTimestamp;
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"type",params:{type: "string"},schema:schema1.properties.creationTimestamp.type,parentSchema:schema1.properties.creationTimestamp,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.deletionTimestamp !== undefined){
let data14 = data.deletionTimestamp;
if(typeof data14 !== "string"){
const err14 = {instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{type: "string"},schema:schema1.properties.deletionTimestamp.type,parentSchema:schema1.properties.deletionTimestamp,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.deletionGracePeriodSeconds !== undefined){
let data15 = data.deletionGracePeriodSeconds;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err15 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.deletionGracePeriodSeconds.type,parentSchema:schema1.properties.deletionGracePeriodSeconds,data:data15};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
const err16 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema1.properties.deletionGracePeriodSeconds,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data15 < -9007199254740991 || isNaN(data15)){
const err17 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema1.properties.deletionGracePeriodSeconds,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.selfLink !== undefined){
let data16 = data.selfLink;
if(typeof data16 !== "string"){
const err18 = {instancePath:instancePath+"/selfLink",schemaPath:"#/properties/selfLink/type",keyword:"type",params:{type: "string"},schema:schema1.properties.selfLink.type,parentSchema:schema1.properties.selfLink,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"string","pattern":"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute http or https URL","examples":["https://example.com/path"]};
const pattern5 = new RegExp("^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$", "u");

function validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL" },schema:"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$",parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","additionalProperties":false,"required":["name","key"],"properties":{"name":{"$ref":"../value/object-name.json"},"key":{"$ref":"../value/data-key.json"}}};
const schema8 = {"type":"string","minLength":1,"maxLength":253,"pattern":"^[-._a-zA-Z0-9]+$","x-form":"a key of a Secret or ConfigMap (letters, digits, \"-\", \"_\" and \".\")","examples":["token"]};
const pattern6 = new RegExp("^[-._a-zA-Z0-9]+$", "u");

function validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 253)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(isShorter(data, 1)){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern6.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a key of a Secret or ConfigMap (letters, digits, \"-\", \"_\" and \".\")" },schema:"^[-._a-zA-Z0-9]+$",parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}


function validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "key"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate1(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
if(!(validate7(data.key, instancePath+"/key"))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","additionalProperties":false,"required":["issuer","upstreamProviders"],"properties":{"issuer":{"type":"string","pattern":"^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$","x-form":"an https URL without query, fragment and slash at its end (plain http on this machine only)"},"authorizationEndpointBaseUrl":{"type":"string","pattern":"^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$","x-form":"an https URL without query, fragment and slash at its end (plain http on this machine only)"},"signingKeySecretRefs":{"type":"array","items":{"$ref":"../credentials/secret-key-ref.json"},"x-list":{"type":"atomic"},"maxItems":5},"hmacSecretRefs":{"type":"array","items":{"$ref":"../credentials/secret-key-ref.json"},"x-list":{"type":"atomic"}},"tokenLifespans":{"$ref":"./token-lifespan-config.json"},"upstreamProviders":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","type"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63,"pattern":"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$","x-form":"a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)"},"type":{"type":"string","enum":["oidc","oauth2"]},"oidcConfig":{"type":"object","additionalProperties":false,"required":["issuerUrl","clientId"],"properties":{"issuerUrl":{"$ref":"../value/secure-web-address.json"},"clientId":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"clientSecretRef":{"$ref":"../credentials/secret-key-ref.json"},"redirectUri":{"$ref":"../value/web-address.json"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"userInfoOverride":{"$ref":"./user-info-config.json"}}},"oauth2Config":{"type":"object","additionalProperties":false,"required":["authorizationEndpoint","tokenEndpoint","userInfo","clientId"],"properties":{"authorizationEndpoint":{"$ref":"../value/web-address.json"},"tokenEndpoint":{"$ref":"../value/web-address.json"},"userInfo":{"$ref":"./user-info-config.json"},"clientId":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"clientSecretRef":{"$ref":"../credentials/secret-key-ref.json"},"redirectUri":{"$ref":"../value/web-address.json"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"tokenResponseMapping":{"$ref":"./token-response-mapping.json"}}}},"x-rule":[{"discriminator":{"property":"type","mapping":{"oidc":"oidcConfig","oauth2":"oauth2Config"}}}]},"x-list":{"type":"map","keys":["name"]},"minItems":1},"storage":{"type":"object","additionalProperties":false,"properties":{"type":{"type":"string","enum":["memory","redis"]},"redis":{"$ref":"./redis-storage-config.json"}},"x-rule":[{"discriminator":{"property":"type","mapping":{"memory":null,"redis":"redis"}}}]}}};
const pattern7 = new RegExp("^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$", "u");
const pattern8 = new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?$", "u");
const pattern9 = new RegExp("^\\S(.*\\S)?$", "u");
const schema10 = {"type":"object","additionalProperties":false,"properties":{"accessTokenLifespan":{"$ref":"../value/positive-duration.json"},"refreshTokenLifespan":{"$ref":"../value/positive-duration.json"},"authCodeLifespan":{"$ref":"../value/positive-duration.json"}}};
const schema11 = {"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"x-minimum-duration":"1ms","examples":["30s","1m30s"]};
const pattern10 = new RegExp("^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$", "u");

function validate9(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.from(String(data).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0) < Array.from(String("1ms").matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0)){
const err1 = {instancePath,schemaPath:"#/x-minimum-duration",keyword:"x-minimum-duration",params:{ minimum: "1ms" },schema:"1ms",parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern10.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}


function validate10(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "accessTokenLifespan") || (key0 === "refreshTokenLifespan")) || (key0 === "authCodeLifespan"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.accessTokenLifespan !== undefined){
if(!(validate9(data.accessTokenLifespan, instancePath+"/accessTokenLifespan"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.refreshTokenLifespan !== undefined){
if(!(validate9(data.refreshTokenLifespan, instancePath+"/refreshTokenLifespan"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.authCodeLifespan !== undefined){
if(!(validate9(data.authCodeLifespan, instancePath+"/authCodeLifespan"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","pattern":"^https://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute https URL","examples":["https://example.com/path"]};
const pattern11 = new RegExp("^https://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$", "u");

function validate11(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern11.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute https URL" },schema:"^https://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$",parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","additionalProperties":false,"required":["endpointUrl"],"properties":{"endpointUrl":{"$ref":"../value/web-address.json"},"httpMethod":{"type":"string","enum":["GET","POST"]},"additionalHeaders":{"type":"object","additionalProperties":{"type":"string"}},"fieldMapping":{"type":"object","additionalProperties":false,"properties":{"subjectFields":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"nameFields":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"emailFields":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}}}}}};

function validate12(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpointUrl === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpointUrl"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "endpointUrl") || (key0 === "httpMethod")) || (key0 === "additionalHeaders")) || (key0 === "fieldMapping"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.endpointUrl !== undefined){
if(!(validate6(data.endpointUrl, instancePath+"/endpointUrl"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.httpMethod !== undefined){
let data1 = data.httpMethod;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/httpMethod",schemaPath:"#/properties/httpMethod/type",keyword:"type",params:{type: "string"},schema:schema13.properties.httpMethod.type,parentSchema:schema13.properties.httpMethod,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "GET") || (data1 === "POST"))){
const err3 = {instancePath:instancePath+"/httpMethod",schemaPath:"#/properties/httpMethod/enum",keyword:"enum",params:{allowedValues: schema13.properties.httpMethod.enum},schema:schema13.properties.httpMethod.enum,parentSchema:schema13.properties.httpMethod,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.additionalHeaders !== undefined){
let data2 = data.additionalHeaders;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/additionalHeaders/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/additionalHeaders/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema13.properties.additionalHeaders.additionalProperties.type,parentSchema:schema13.properties.additionalHeaders.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/additionalHeaders",schemaPath:"#/properties/additionalHeaders/type",keyword:"type",params:{type: "object"},schema:schema13.properties.additionalHeaders.type,parentSchema:schema13.properties.additionalHeaders,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.fieldMapping !== undefined){
let data4 = data.fieldMapping;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!(((key2 === "subjectFields") || (key2 === "nameFields")) || (key2 === "emailFields"))){
const err6 = {instancePath:instancePath+"/fieldMapping",schemaPath:"#/properties/fieldMapping/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema13.properties.fieldMapping,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.subjectFields !== undefined){
let data5 = data4.subjectFields;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/fieldMapping/subjectFields/" + i0,schemaPath:"#/properties/fieldMapping/properties/subjectFields/items/type",keyword:"type",params:{type: "string"},schema:schema13.properties.fieldMapping.properties.subjectFields.items.type,parentSchema:schema13.properties.fieldMapping.properties.subjectFields.items,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/fieldMapping/subjectFields",schemaPath:"#/properties/fieldMapping/properties/subjectFields/type",keyword:"type",params:{type: "array"},schema:schema13.properties.fieldMapping.properties.subjectFields.type,parentSchema:schema13.properties.fieldMapping.properties.subjectFields,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.nameFields !== undefined){
let data7 = data4.nameFields;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/fieldMapping/nameFields/" + i1,schemaPath:"#/properties/fieldMapping/properties/nameFields/items/type",keyword:"type",params:{type: "string"},schema:schema13.properties.fieldMapping.properties.nameFields.items.type,parentSchema:schema13.properties.fieldMapping.properties.nameFields.items,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/fieldMapping/nameFields",schemaPath:"#/properties/fieldMapping/properties/nameFields/type",keyword:"type",params:{type: "array"},schema:schema13.properties.fieldMapping.properties.nameFields.type,parentSchema:schema13.properties.fieldMapping.properties.nameFields,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.emailFields !== undefined){
let data9 = data4.emailFields;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/fieldMapping/emailFields/" + i2,schemaPath:"#/properties/fieldMapping/properties/emailFields/items/type",keyword:"type",params:{type: "string"},schema:schema13.properties.fieldMapping.properties.emailFields.items.type,parentSchema:schema13.properties.fieldMapping.properties.emailFields.items,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/fieldMapping/emailFields",schemaPath:"#/properties/fieldMapping/properties/emailFields/type",keyword:"type",params:{type: "array"},schema:schema13.properties.fieldMapping.properties.emailFields.type,parentSchema:schema13.properties.fieldMapping.properties.emailFields,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/fieldMapping",schemaPath:"#/properties/fieldMapping/type",keyword:"type",params:{type: "object"},schema:schema13.properties.fieldMapping.type,parentSchema:schema13.properties.fieldMapping,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","additionalProperties":false,"required":["accessTokenPath"],"properties":{"accessTokenPath":{"type":"string","minLength":1},"scopePath":{"type":"string"},"refreshTokenPath":{"type":"string"},"expiresInPath":{"type":"string"}}};

function validate13(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessTokenPath === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessTokenPath"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "accessTokenPath") || (key0 === "scopePath")) || (key0 === "refreshTokenPath")) || (key0 === "expiresInPath"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.accessTokenPath !== undefined){
let data0 = data.accessTokenPath;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err2 = {instancePath:instancePath+"/accessTokenPath",schemaPath:"#/properties/accessTokenPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema14.properties.accessTokenPath,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/accessTokenPath",schemaPath:"#/properties/accessTokenPath/type",keyword:"type",params:{type: "string"},schema:schema14.properties.accessTokenPath.type,parentSchema:schema14.properties.accessTokenPath,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.scopePath !== undefined){
let data1 = data.scopePath;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/scopePath",schemaPath:"#/properties/scopePath/type",keyword:"type",params:{type: "string"},schema:schema14.properties.scopePath.type,parentSchema:schema14.properties.scopePath,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.refreshTokenPath !== undefined){
let data2 = data.refreshTokenPath;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/refreshTokenPath",schemaPath:"#/properties/refreshTokenPath/type",keyword:"type",params:{type: "string"},schema:schema14.properties.refreshTokenPath.type,parentSchema:schema14.properties.refreshTokenPath,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expiresInPath !== undefined){
let data3 = data.expiresInPath;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/expiresInPath",schemaPath:"#/properties/expiresInPath/type",keyword:"type",params:{type: "string"},schema:schema14.properties.expiresInPath.type,parentSchema:schema14.properties.expiresInPath,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"object","additionalProperties":false,"required":["sentinelConfig","aclUserConfig"],"properties":{"sentinelConfig":{"type":"object","additionalProperties":false,"required":["masterName"],"properties":{"masterName":{"type":"string","minLength":1},"sentinelAddrs":{"type":"array","items":{"type":"string","pattern":"^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5}$","x-form":"host:port"},"x-list":{"type":"set"},"minItems":1},"sentinelService":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"../value/object-name.json"},"namespace":{"$ref":"../value/namespace-name.json"},"port":{"minimum":1,"maximum":65535,"type":"integer"}}},"db":{"minimum":0,"maximum":9007199254740991,"type":"integer"}},"x-rule":[{"exactlyOneOf":["sentinelAddrs","sentinelService"]}]},"aclUserConfig":{"type":"object","additionalProperties":false,"required":["usernameSecretRef","passwordSecretRef"],"properties":{"usernameSecretRef":{"$ref":"../credentials/secret-key-ref.json"},"passwordSecretRef":{"$ref":"../credentials/secret-key-ref.json"}}},"dialTimeout":{"$ref":"../value/positive-duration.json"},"readTimeout":{"$ref":"../value/positive-duration.json"},"writeTimeout":{"$ref":"../value/positive-duration.json"},"tls":{"$ref":"./redis-tls-config.json"},"sentinelTls":{"$ref":"./redis-tls-config.json"}}};
const pattern12 = new RegExp("^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5}$", "u");
const schema16 = {"type":"object","additionalProperties":false,"properties":{"insecureSkipVerify":{"type":"boolean"},"caCertSecretRef":{"$ref":"../credentials/secret-key-ref.json"}}};

function validate14(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "insecureSkipVerify") || (key0 === "caCertSecretRef"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.insecureSkipVerify !== undefined){
let data0 = data.insecureSkipVerify;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/insecureSkipVerify",schemaPath:"#/properties/insecureSkipVerify/type",keyword:"type",params:{type: "boolean"},schema:schema16.properties.insecureSkipVerify.type,parentSchema:schema16.properties.insecureSkipVerify,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.caCertSecretRef !== undefined){
if(!(validate8(data.caCertSecretRef, instancePath+"/caCertSecretRef"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate15(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sentinelConfig === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sentinelConfig"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.aclUserConfig === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aclUserConfig"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "sentinelConfig") || (key0 === "aclUserConfig")) || (key0 === "dialTimeout")) || (key0 === "readTimeout")) || (key0 === "writeTimeout")) || (key0 === "tls")) || (key0 === "sentinelTls"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sentinelConfig !== undefined){
let data0 = data.sentinelConfig;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.masterName === undefined){
const err3 = {instancePath:instancePath+"/sentinelConfig",schemaPath:"#/properties/sentinelConfig/required",keyword:"required",params:{missingProperty: "masterName"},schema:schema15.properties.sentinelConfig.required,parentSchema:schema15.properties.sentinelConfig,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(!((((key1 === "masterName") || (key1 === "sentinelAddrs")) || (key1 === "sentinelService")) || (key1 === "db"))){
const err4 = {instancePath:instancePath+"/sentinelConfig",schemaPath:"#/properties/sentinelConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema15.properties.sentinelConfig,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.masterName !== undefined){
let data1 = data0.masterName;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/sentinelConfig/masterName",schemaPath:"#/properties/sentinelConfig/properties/masterName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema15.properties.sentinelConfig.properties.masterName,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/sentinelConfig/masterName",schemaPath:"#/properties/sentinelConfig/properties/masterName/type",keyword:"type",params:{type: "string"},schema:schema15.properties.sentinelConfig.properties.masterName.type,parentSchema:schema15.properties.sentinelConfig.properties.masterName,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.sentinelAddrs !== undefined){
let data2 = data0.sentinelAddrs;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/sentinelConfig/sentinelAddrs",schemaPath:"#/properties/sentinelConfig/properties/sentinelAddrs/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema15.properties.sentinelConfig.properties.sentinelAddrs,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern12.test(data3)){
const err8 = {instancePath:instancePath+"/sentinelConfig/sentinelAddrs/" + i0,schemaPath:"#/properties/sentinelConfig/properties/sentinelAddrs/items/pattern",keyword:"pattern",params:{ pattern: "the form of host:port" },schema:"^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5}$",parentSchema:schema15.properties.sentinelConfig.properties.sentinelAddrs.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/sentinelConfig/sentinelAddrs/" + i0,schemaPath:"#/properties/sentinelConfig/properties/sentinelAddrs/items/type",keyword:"type",params:{type: "string"},schema:schema15.properties.sentinelConfig.properties.sentinelAddrs.items.type,parentSchema:schema15.properties.sentinelConfig.properties.sentinelAddrs.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let twice0;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err10 = {instancePath:instancePath+"/sentinelConfig/sentinelAddrs",schemaPath:"#/properties/sentinelConfig/properties/sentinelAddrs/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema15.properties.sentinelConfig.properties.sentinelAddrs["x-list"],parentSchema:schema15.properties.sentinelConfig.properties.sentinelAddrs,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/sentinelConfig/sentinelAddrs",schemaPath:"#/properties/sentinelConfig/properties/sentinelAddrs/type",keyword:"type",params:{type: "array"},schema:schema15.properties.sentinelConfig.properties.sentinelAddrs.type,parentSchema:schema15.properties.sentinelConfig.properties.sentinelAddrs,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.sentinelService !== undefined){
let data4 = data0.sentinelService;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err12 = {instancePath:instancePath+"/sentinelConfig/sentinelService",schemaPath:"#/properties/sentinelConfig/properties/sentinelService/required",keyword:"required",params:{missingProperty: "name"},schema:schema15.properties.sentinelConfig.properties.sentinelService.required,parentSchema:schema15.properties.sentinelConfig.properties.sentinelService,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key2 in data4){
if(!(((key2 === "name") || (key2 === "namespace")) || (key2 === "port"))){
const err13 = {instancePath:instancePath+"/sentinelConfig/sentinelService",schemaPath:"#/properties/sentinelConfig/properties/sentinelService/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema15.properties.sentinelConfig.properties.sentinelService,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.name !== undefined){
if(!(validate1(data4.name, instancePath+"/sentinelConfig/sentinelService/name"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data4.namespace !== undefined){
if(!(validate2(data4.namespace, instancePath+"/sentinelConfig/sentinelService/namespace"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data4.port !== undefined){
let data7 = data4.port;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/sentinelConfig/sentinelService/port",schemaPath:"#/properties/sentinelConfig/properties/sentinelService/properties/port/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.sentinelConfig.properties.sentinelService.properties.port.type,parentSchema:schema15.properties.sentinelConfig.properties.sentinelService.properties.port,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 65535 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/sentinelConfig/sentinelService/port",schemaPath:"#/properties/sentinelConfig/properties/sentinelService/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema15.properties.sentinelConfig.properties.sentinelService.properties.port,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/sentinelConfig/sentinelService/port",schemaPath:"#/properties/sentinelConfig/properties/sentinelService/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema15.properties.sentinelConfig.properties.sentinelService.properties.port,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/sentinelConfig/sentinelService",schemaPath:"#/properties/sentinelConfig/properties/sentinelService/type",keyword:"type",params:{type: "object"},schema:schema15.properties.sentinelConfig.properties.sentinelService.type,parentSchema:schema15.properties.sentinelConfig.properties.sentinelService,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.db !== undefined){
let data8 = data0.db;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/sentinelConfig/db",schemaPath:"#/properties/sentinelConfig/properties/db/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.sentinelConfig.properties.db.type,parentSchema:schema15.properties.sentinelConfig.properties.db,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/sentinelConfig/db",schemaPath:"#/properties/sentinelConfig/properties/db/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema15.properties.sentinelConfig.properties.db,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/sentinelConfig/db",schemaPath:"#/properties/sentinelConfig/properties/db/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema15.properties.sentinelConfig.properties.db,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if((data0.sentinelAddrs !== undefined ? 1 : 0) + (data0.sentinelService !== undefined ? 1 : 0) !== 1){
const err21 = {instancePath:instancePath+"/sentinelConfig",schemaPath:"#/properties/sentinelConfig/x-rule",keyword:"x-rule",params:{ rule: "exactlyOneOf", detail: { fields: ["sentinelAddrs", "sentinelService"] } },schema:schema15.properties.sentinelConfig["x-rule"],parentSchema:schema15.properties.sentinelConfig,data:data0};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/sentinelConfig",schemaPath:"#/properties/sentinelConfig/type",keyword:"type",params:{type: "object"},schema:schema15.properties.sentinelConfig.type,parentSchema:schema15.properties.sentinelConfig,data:data0};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.aclUserConfig !== undefined){
let data9 = data.aclUserConfig;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.usernameSecretRef === undefined){
const err23 = {instancePath:instancePath+"/aclUserConfig",schemaPath:"#/properties/aclUserConfig/required",keyword:"required",params:{missingProperty: "usernameSecretRef"},schema:schema15.properties.aclUserConfig.required,parentSchema:schema15.properties.aclUserConfig,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.passwordSecretRef === undefined){
const err24 = {instancePath:instancePath+"/aclUserConfig",schemaPath:"#/properties/aclUserConfig/required",keyword:"required",params:{missingProperty: "passwordSecretRef"},schema:schema15.properties.aclUserConfig.required,parentSchema:schema15.properties.aclUserConfig,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key3 in data9){
if(!((key3 === "usernameSecretRef") || (key3 === "passwordSecretRef"))){
const err25 = {instancePath:instancePath+"/aclUserConfig",schemaPath:"#/properties/aclUserConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema15.properties.aclUserConfig,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.usernameSecretRef !== undefined){
if(!(validate8(data9.usernameSecretRef, instancePath+"/aclUserConfig/usernameSecretRef"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data9.passwordSecretRef !== undefined){
if(!(validate8(data9.passwordSecretRef, instancePath+"/aclUserConfig/passwordSecretRef"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/aclUserConfig",schemaPath:"#/properties/aclUserConfig/type",keyword:"type",params:{type: "object"},schema:schema15.properties.aclUserConfig.type,parentSchema:schema15.properties.aclUserConfig,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.dialTimeout !== undefined){
if(!(validate9(data.dialTimeout, instancePath+"/dialTimeout"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.readTimeout !== undefined){
if(!(validate9(data.readTimeout, instancePath+"/readTimeout"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.writeTimeout !== undefined){
if(!(validate9(data.writeTimeout, instancePath+"/writeTimeout"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined){
if(!(validate14(data.tls, instancePath+"/tls"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.sentinelTls !== undefined){
if(!(validate14(data.sentinelTls, instancePath+"/sentinelTls"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate16(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.issuer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuer"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.upstreamProviders === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upstreamProviders"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "issuer") || (key0 === "authorizationEndpointBaseUrl")) || (key0 === "signingKeySecretRefs")) || (key0 === "hmacSecretRefs")) || (key0 === "tokenLifespans")) || (key0 === "upstreamProviders")) || (key0 === "storage"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.issuer !== undefined){
let data0 = data.issuer;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err3 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/pattern",keyword:"pattern",params:{ pattern: "the form of an https URL without query, fragment and slash at its end (plain http on this machine only)" },schema:"^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$",parentSchema:schema9.properties.issuer,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"},schema:schema9.properties.issuer.type,parentSchema:schema9.properties.issuer,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.authorizationEndpointBaseUrl !== undefined){
let data1 = data.authorizationEndpointBaseUrl;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err5 = {instancePath:instancePath+"/authorizationEndpointBaseUrl",schemaPath:"#/properties/authorizationEndpointBaseUrl/pattern",keyword:"pattern",params:{ pattern: "the form of an https URL without query, fragment and slash at its end (plain http on this machine only)" },schema:"^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$",parentSchema:schema9.properties.authorizationEndpointBaseUrl,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/authorizationEndpointBaseUrl",schemaPath:"#/properties/authorizationEndpointBaseUrl/type",keyword:"type",params:{type: "string"},schema:schema9.properties.authorizationEndpointBaseUrl.type,parentSchema:schema9.properties.authorizationEndpointBaseUrl,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.signingKeySecretRefs !== undefined){
let data2 = data.signingKeySecretRefs;
if(Array.isArray(data2)){
if(data2.length > 5){
const err7 = {instancePath:instancePath+"/signingKeySecretRefs",schemaPath:"#/properties/signingKeySecretRefs/maxItems",keyword:"maxItems",params:{limit: 5},schema:5,parentSchema:schema9.properties.signingKeySecretRefs,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate8(data2[i0], instancePath+"/signingKeySecretRefs/" + i0))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/signingKeySecretRefs",schemaPath:"#/properties/signingKeySecretRefs/type",keyword:"type",params:{type: "array"},schema:schema9.properties.signingKeySecretRefs.type,parentSchema:schema9.properties.signingKeySecretRefs,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hmacSecretRefs !== undefined){
let data4 = data.hmacSecretRefs;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate8(data4[i1], instancePath+"/hmacSecretRefs/" + i1))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/hmacSecretRefs",schemaPath:"#/properties/hmacSecretRefs/type",keyword:"type",params:{type: "array"},schema:schema9.properties.hmacSecretRefs.type,parentSchema:schema9.properties.hmacSecretRefs,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.tokenLifespans !== undefined){
if(!(validate10(data.tokenLifespans, instancePath+"/tokenLifespans"))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
}
if(data.upstreamProviders !== undefined){
let data7 = data.upstreamProviders;
if(Array.isArray(data7)){
if(data7.length < 1){
const err10 = {instancePath:instancePath+"/upstreamProviders",schemaPath:"#/properties/upstreamProviders/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema9.properties.upstreamProviders,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.name === undefined){
const err11 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema9.properties.upstreamProviders.items.required,parentSchema:schema9.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.type === undefined){
const err12 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/required",keyword:"required",params:{missingProperty: "type"},schema:schema9.properties.upstreamProviders.items.required,parentSchema:schema9.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data8){
if(!((((key1 === "name") || (key1 === "type")) || (key1 === "oidcConfig")) || (key1 === "oauth2Config"))){
const err13 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema9.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data8.name !== undefined){
let data9 = data8.name;
if(typeof data9 === "string"){
if(isLonger(data9, 63)){
const err14 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/name",schemaPath:"#/properties/upstreamProviders/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema9.properties.upstreamProviders.items.properties.name,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(isShorter(data9, 1)){
const err15 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/name",schemaPath:"#/properties/upstreamProviders/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.upstreamProviders.items.properties.name,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern8.test(data9)){
const err16 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/name",schemaPath:"#/properties/upstreamProviders/items/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)" },schema:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$",parentSchema:schema9.properties.upstreamProviders.items.properties.name,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/name",schemaPath:"#/properties/upstreamProviders/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema9.properties.upstreamProviders.items.properties.name.type,parentSchema:schema9.properties.upstreamProviders.items.properties.name,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.type !== undefined){
let data10 = data8.type;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/type",schemaPath:"#/properties/upstreamProviders/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema9.properties.upstreamProviders.items.properties.type.type,parentSchema:schema9.properties.upstreamProviders.items.properties.type,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data10 === "oidc") || (data10 === "oauth2"))){
const err19 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/type",schemaPath:"#/properties/upstreamProviders/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema9.properties.upstreamProviders.items.properties.type.enum},schema:schema9.properties.upstreamProviders.items.properties.type.enum,parentSchema:schema9.properties.upstreamProviders.items.properties.type,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.oidcConfig !== undefined){
let data11 = data8.oidcConfig;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.issuerUrl === undefined){
const err20 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/required",keyword:"required",params:{missingProperty: "issuerUrl"},schema:schema9.properties.upstreamProviders.items.properties.oidcConfig.required,parentSchema:schema9.properties.upstreamProviders.items.properties.oidcConfig,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data11.clientId === undefined){
const err21 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/required",keyword:"required",params:{missingProperty: "clientId"},schema:schema9.properties.upstreamProviders.items.properties.oidcConfig.required,parentSchema:schema9.properties.upstreamProviders.items.properties.oidcConfig,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data11){
if(!((((((key2 === "issuerUrl") || (key2 === "clientId")) || (key2 === "clientSecretRef")) || (key2 === "redirectUri")) || (key2 === "scopes")) || (key2 === "userInfoOverride"))){
const err22 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema9.properties.upstreamProviders.items.properties.oidcConfig,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data11.issuerUrl !== undefined){
if(!(validate11(data11.issuerUrl, instancePath+"/upstreamProviders/" + i2+"/oidcConfig/issuerUrl"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data11.clientId !== undefined){
let data13 = data11.clientId;
if(typeof data13 === "string"){
if(isShorter(data13, 1)){
const err23 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig/clientId",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.upstreamProviders.items.properties.oidcConfig.properties.clientId,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern9.test(data13)){
const err24 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig/clientId",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema9.properties.upstreamProviders.items.properties.oidcConfig.properties.clientId,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig/clientId",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema9.properties.upstreamProviders.items.properties.oidcConfig.properties.clientId.type,parentSchema:schema9.properties.upstreamProviders.items.properties.oidcConfig.properties.clientId,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.clientSecretRef !== undefined){
if(!(validate8(data11.clientSecretRef, instancePath+"/upstreamProviders/" + i2+"/oidcConfig/clientSecretRef"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data11.redirectUri !== undefined){
if(!(validate6(data11.redirectUri, instancePath+"/upstreamProviders/" + i2+"/oidcConfig/redirectUri"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data11.scopes !== undefined){
let data16 = data11.scopes;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if(typeof data17 === "string"){
if(!pattern9.test(data17)){
const err26 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig/scopes/" + i3,schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema9.properties.upstreamProviders.items.properties.oidcConfig.properties.scopes.items,data:data17};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig/scopes/" + i3,schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema9.properties.upstreamProviders.items.properties.oidcConfig.properties.scopes.items.type,parentSchema:schema9.properties.upstreamProviders.items.properties.oidcConfig.properties.scopes.items,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig/scopes",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema9.properties.upstreamProviders.items.properties.oidcConfig.properties.scopes.type,parentSchema:schema9.properties.upstreamProviders.items.properties.oidcConfig.properties.scopes,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data11.userInfoOverride !== undefined){
if(!(validate12(data11.userInfoOverride, instancePath+"/upstreamProviders/" + i2+"/oidcConfig/userInfoOverride"))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/type",keyword:"type",params:{type: "object"},schema:schema9.properties.upstreamProviders.items.properties.oidcConfig.type,parentSchema:schema9.properties.upstreamProviders.items.properties.oidcConfig,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.oauth2Config !== undefined){
let data19 = data8.oauth2Config;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.authorizationEndpoint === undefined){
const err30 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/required",keyword:"required",params:{missingProperty: "authorizationEndpoint"},schema:schema9.properties.upstreamProviders.items.properties.oauth2Config.required,parentSchema:schema9.properties.upstreamProviders.items.properties.oauth2Config,data:data19};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data19.tokenEndpoint === undefined){
const err31 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/required",keyword:"required",params:{missingProperty: "tokenEndpoint"},schema:schema9.properties.upstreamProviders.items.properties.oauth2Config.required,parentSchema:schema9.properties.upstreamProviders.items.properties.oauth2Config,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data19.userInfo === undefined){
const err32 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/required",keyword:"required",params:{missingProperty: "userInfo"},schema:schema9.properties.upstreamProviders.items.properties.oauth2Config.required,parentSchema:schema9.properties.upstreamProviders.items.properties.oauth2Config,data:data19};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data19.clientId === undefined){
const err33 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/required",keyword:"required",params:{missingProperty: "clientId"},schema:schema9.properties.upstreamProviders.items.properties.oauth2Config.required,parentSchema:schema9.properties.upstreamProviders.items.properties.oauth2Config,data:data19};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key3 in data19){
if(!((((((((key3 === "authorizationEndpoint") || (key3 === "tokenEndpoint")) || (key3 === "userInfo")) || (key3 === "clientId")) || (key3 === "clientSecretRef")) || (key3 === "redirectUri")) || (key3 === "scopes")) || (key3 === "tokenResponseMapping"))){
const err34 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema9.properties.upstreamProviders.items.properties.oauth2Config,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data19.authorizationEndpoint !== undefined){
if(!(validate6(data19.authorizationEndpoint, instancePath+"/upstreamProviders/" + i2+"/oauth2Config/authorizationEndpoint"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data19.tokenEndpoint !== undefined){
if(!(validate6(data19.tokenEndpoint, instancePath+"/upstreamProviders/" + i2+"/oauth2Config/tokenEndpoint"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data19.userInfo !== undefined){
if(!(validate12(data19.userInfo, instancePath+"/upstreamProviders/" + i2+"/oauth2Config/userInfo"))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data19.clientId !== undefined){
let data23 = data19.clientId;
if(typeof data23 === "string"){
if(isShorter(data23, 1)){
const err35 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config/clientId",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.upstreamProviders.items.properties.oauth2Config.properties.clientId,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern9.test(data23)){
const err36 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config/clientId",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema9.properties.upstreamProviders.items.properties.oauth2Config.properties.clientId,data:data23};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config/clientId",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema9.properties.upstreamProviders.items.properties.oauth2Config.properties.clientId.type,parentSchema:schema9.properties.upstreamProviders.items.properties.oauth2Config.properties.clientId,data:data23};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data19.clientSecretRef !== undefined){
if(!(validate8(data19.clientSecretRef, instancePath+"/upstreamProviders/" + i2+"/oauth2Config/clientSecretRef"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data19.redirectUri !== undefined){
if(!(validate6(data19.redirectUri, instancePath+"/upstreamProviders/" + i2+"/oauth2Config/redirectUri"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data19.scopes !== undefined){
let data26 = data19.scopes;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
let data27 = data26[i4];
if(typeof data27 === "string"){
if(!pattern9.test(data27)){
const err38 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config/scopes/" + i4,schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema9.properties.upstreamProviders.items.properties.oauth2Config.properties.scopes.items,data:data27};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config/scopes/" + i4,schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema9.properties.upstreamProviders.items.properties.oauth2Config.properties.scopes.items.type,parentSchema:schema9.properties.upstreamProviders.items.properties.oauth2Config.properties.scopes.items,data:data27};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config/scopes",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema9.properties.upstreamProviders.items.properties.oauth2Config.properties.scopes.type,parentSchema:schema9.properties.upstreamProviders.items.properties.oauth2Config.properties.scopes,data:data26};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data19.tokenResponseMapping !== undefined){
if(!(validate13(data19.tokenResponseMapping, instancePath+"/upstreamProviders/" + i2+"/oauth2Config/tokenResponseMapping"))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/type",keyword:"type",params:{type: "object"},schema:schema9.properties.upstreamProviders.items.properties.oauth2Config.type,parentSchema:schema9.properties.upstreamProviders.items.properties.oauth2Config,data:data19};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if((data8.type === "oidc") && (data8.oidcConfig === undefined)){
const err42 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "oidc", missing: "oidcConfig" } },schema:schema9.properties.upstreamProviders.items["x-rule"],parentSchema:schema9.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((data8.type === "oauth2") && (data8.oauth2Config === undefined)){
const err43 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "oauth2", missing: "oauth2Config" } },schema:schema9.properties.upstreamProviders.items["x-rule"],parentSchema:schema9.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((data8.oidcConfig !== undefined) && (data8.type === "oauth2")){
const err44 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data8.type ?? null, foreign: "oidcConfig", owners: ["oidc"] } },schema:schema9.properties.upstreamProviders.items["x-rule"],parentSchema:schema9.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((data8.oauth2Config !== undefined) && (data8.type === "oidc")){
const err45 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data8.type ?? null, foreign: "oauth2Config", owners: ["oauth2"] } },schema:schema9.properties.upstreamProviders.items["x-rule"],parentSchema:schema9.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/type",keyword:"type",params:{type: "object"},schema:schema9.properties.upstreamProviders.items.type,parentSchema:schema9.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
let twice0;
if (data7.length > 1) { const seen = new Map(); data7.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err47 = {instancePath:instancePath+"/upstreamProviders",schemaPath:"#/properties/upstreamProviders/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["name"] },schema:schema9.properties.upstreamProviders["x-list"],parentSchema:schema9.properties.upstreamProviders,data:data7};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/upstreamProviders",schemaPath:"#/properties/upstreamProviders/type",keyword:"type",params:{type: "array"},schema:schema9.properties.upstreamProviders.type,parentSchema:schema9.properties.upstreamProviders,data:data7};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.storage !== undefined){
let data29 = data.storage;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 in data29){
if(!((key4 === "type") || (key4 === "redis"))){
const err49 = {instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema9.properties.storage,data:data29};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data29.type !== undefined){
let data30 = data29.type;
if(typeof data30 !== "string"){
const err50 = {instancePath:instancePath+"/storage/type",schemaPath:"#/properties/storage/properties/type/type",keyword:"type",params:{type: "string"},schema:schema9.properties.storage.properties.type.type,parentSchema:schema9.properties.storage.properties.type,data:data30};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!((data30 === "memory") || (data30 === "redis"))){
const err51 = {instancePath:instancePath+"/storage/type",schemaPath:"#/properties/storage/properties/type/enum",keyword:"enum",params:{allowedValues: schema9.properties.storage.properties.type.enum},schema:schema9.properties.storage.properties.type.enum,parentSchema:schema9.properties.storage.properties.type,data:data30};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data29.redis !== undefined){
if(!(validate15(data29.redis, instancePath+"/storage/redis"))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
}
if((data29.type === "redis") && (data29.redis === undefined)){
const err52 = {instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "redis", missing: "redis" } },schema:schema9.properties.storage["x-rule"],parentSchema:schema9.properties.storage,data:data29};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((data29.redis !== undefined) && ((data29.type === "memory") || (data29.type === undefined))){
const err53 = {instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data29.type ?? "memory", foreign: "redis", owners: ["redis"] } },schema:schema9.properties.storage["x-rule"],parentSchema:schema9.properties.storage,data:data29};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/type",keyword:"type",params:{type: "object"},schema:schema9.properties.storage.type,parentSchema:schema9.properties.storage,data:data29};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"object","additionalProperties":false,"required":["type","status","reason","message"],"properties":{"type":{"type":"string","maxLength":316},"status":{"enum":["True","False","Unknown"],"type":"string"},"observedGeneration":{"minimum":0,"maximum":9007199254740991,"type":"integer"},"lastTransitionTime":{"type":"string","maxLength":64},"reason":{"type":"string","minLength":1,"maxLength":1024},"message":{"type":"string","maxLength":32768}}};

function validate17(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.message === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "status")) || (key0 === "observedGeneration")) || (key0 === "lastTransitionTime")) || (key0 === "reason")) || (key0 === "message"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(isLonger(data0, 316)){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 316},schema:316,parentSchema:schema17.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema17.properties.type.type,parentSchema:schema17.properties.type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema17.properties.status.type,parentSchema:schema17.properties.status,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data1 === "True") || (data1 === "False")) || (data1 === "Unknown"))){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema17.properties.status.enum},schema:schema17.properties.status.enum,parentSchema:schema17.properties.status,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.observedGeneration !== undefined){
let data2 = data.observedGeneration;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/type",keyword:"type",params:{type: "integer"},schema:schema17.properties.observedGeneration.type,parentSchema:schema17.properties.observedGeneration,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema17.properties.observedGeneration,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema17.properties.observedGeneration,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.lastTransitionTime !== undefined){
let data3 = data.lastTransitionTime;
if(typeof data3 === "string"){
if(isLonger(data3, 64)){
const err12 = {instancePath:instancePath+"/lastTransitionTime",schemaPath:"#/properties/lastTransitionTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema17.properties.lastTransitionTime,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/lastTransitionTime",schemaPath:"#/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"},schema:schema17.properties.lastTransitionTime.type,parentSchema:schema17.properties.lastTransitionTime,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.reason !== undefined){
let data4 = data.reason;
if(typeof data4 === "string"){
if(isLonger(data4, 1024)){
const err14 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema17.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(isShorter(data4, 1)){
const err15 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema17.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema17.properties.reason.type,parentSchema:schema17.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.message !== undefined){
let data5 = data.message;
if(typeof data5 === "string"){
if(isLonger(data5, 32768)){
const err17 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 32768},schema:32768,parentSchema:schema17.properties.message,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema17.properties.message.type,parentSchema:schema17.properties.message,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","additionalProperties":false,"required":["kind","name"],"properties":{"kind":{"type":"string","minLength":1},"name":{"type":"string","minLength":1}}};

function validate18(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "name"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema18.properties.kind.type,parentSchema:schema18.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema18.properties.name.type,parentSchema:schema18.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const pattern13 = new RegExp("^(\\S(.*\\S)?)?$", "u");
const pattern14 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
const pattern15 = new RegExp("^[a-z]+(-[a-z]+)+-[0-9]+$", "u");
const pattern16 = new RegExp("^arn:aws(-[a-z]+)*:iam::[0-9]{12}:role/[\\w+=,.@/-]+$", "u");

function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.apiVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.metadata === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.spec === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "apiVersion") || (key0 === "kind")) || (key0 === "metadata")) || (key0 === "spec")) || (key0 === "status"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.apiVersion !== undefined){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema0.properties.apiVersion.type,parentSchema:schema0.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("mcp.svc.internal/v1alpha1" !== data0){
const err6 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/const",keyword:"const",params:{allowedValue: "mcp.svc.internal/v1alpha1"},schema:"mcp.svc.internal/v1alpha1",parentSchema:schema0.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema0.properties.kind.type,parentSchema:schema0.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("MCPExternalAuthConfig" !== data1){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "MCPExternalAuthConfig"},schema:"MCPExternalAuthConfig",parentSchema:schema0.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate5(data.metadata, instancePath+"/metadata"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined){
let data3 = data.spec;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
const err9 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty: "type"},schema:schema0.properties.spec.required,parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!(((((((key1 === "type") || (key1 === "tokenExchange")) || (key1 === "headerInjection")) || (key1 === "bearerToken")) || (key1 === "embeddedAuthServer")) || (key1 === "awsSts")) || (key1 === "upstreamInject"))){
const err10 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/spec/type",schemaPath:"#/properties/spec/properties/type/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.type.type,parentSchema:schema0.properties.spec.properties.type,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((((data4 === "tokenExchange") || (data4 === "headerInjection")) || (data4 === "bearerToken")) || (data4 === "unauthenticated")) || (data4 === "embeddedAuthServer")) || (data4 === "awsSts")) || (data4 === "upstreamInject"))){
const err12 = {instancePath:instancePath+"/spec/type",schemaPath:"#/properties/spec/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.spec.properties.type.enum},schema:schema0.properties.spec.properties.type.enum,parentSchema:schema0.properties.spec.properties.type,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.tokenExchange !== undefined){
let data5 = data3.tokenExchange;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.tokenUrl === undefined){
const err13 = {instancePath:instancePath+"/spec/tokenExchange",schemaPath:"#/properties/spec/properties/tokenExchange/required",keyword:"required",params:{missingProperty: "tokenUrl"},schema:schema0.properties.spec.properties.tokenExchange.required,parentSchema:schema0.properties.spec.properties.tokenExchange,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.audience === undefined){
const err14 = {instancePath:instancePath+"/spec/tokenExchange",schemaPath:"#/properties/spec/properties/tokenExchange/required",keyword:"required",params:{missingProperty: "audience"},schema:schema0.properties.spec.properties.tokenExchange.required,parentSchema:schema0.properties.spec.properties.tokenExchange,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data5){
if(!((((((((key2 === "tokenUrl") || (key2 === "clientId")) || (key2 === "clientSecretRef")) || (key2 === "audience")) || (key2 === "scopes")) || (key2 === "subjectTokenType")) || (key2 === "externalTokenHeaderName")) || (key2 === "subjectProviderName"))){
const err15 = {instancePath:instancePath+"/spec/tokenExchange",schemaPath:"#/properties/spec/properties/tokenExchange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.spec.properties.tokenExchange,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.tokenUrl !== undefined){
if(!(validate6(data5.tokenUrl, instancePath+"/spec/tokenExchange/tokenUrl"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data5.clientId !== undefined){
let data7 = data5.clientId;
if(typeof data7 === "string"){
if(!pattern13.test(data7)){
const err16 = {instancePath:instancePath+"/spec/tokenExchange/clientId",schemaPath:"#/properties/spec/properties/tokenExchange/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema0.properties.spec.properties.tokenExchange.properties.clientId,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/spec/tokenExchange/clientId",schemaPath:"#/properties/spec/properties/tokenExchange/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.tokenExchange.properties.clientId.type,parentSchema:schema0.properties.spec.properties.tokenExchange.properties.clientId,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.clientSecretRef !== undefined){
if(!(validate8(data5.clientSecretRef, instancePath+"/spec/tokenExchange/clientSecretRef"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data5.audience !== undefined){
let data9 = data5.audience;
if(typeof data9 === "string"){
if(isShorter(data9, 1)){
const err18 = {instancePath:instancePath+"/spec/tokenExchange/audience",schemaPath:"#/properties/spec/properties/tokenExchange/properties/audience/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.spec.properties.tokenExchange.properties.audience,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern9.test(data9)){
const err19 = {instancePath:instancePath+"/spec/tokenExchange/audience",schemaPath:"#/properties/spec/properties/tokenExchange/properties/audience/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema0.properties.spec.properties.tokenExchange.properties.audience,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/spec/tokenExchange/audience",schemaPath:"#/properties/spec/properties/tokenExchange/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.tokenExchange.properties.audience.type,parentSchema:schema0.properties.spec.properties.tokenExchange.properties.audience,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.scopes !== undefined){
let data10 = data5.scopes;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(!pattern9.test(data11)){
const err21 = {instancePath:instancePath+"/spec/tokenExchange/scopes/" + i0,schemaPath:"#/properties/spec/properties/tokenExchange/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema0.properties.spec.properties.tokenExchange.properties.scopes.items,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/spec/tokenExchange/scopes/" + i0,schemaPath:"#/properties/spec/properties/tokenExchange/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.tokenExchange.properties.scopes.items.type,parentSchema:schema0.properties.spec.properties.tokenExchange.properties.scopes.items,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/spec/tokenExchange/scopes",schemaPath:"#/properties/spec/properties/tokenExchange/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.spec.properties.tokenExchange.properties.scopes.type,parentSchema:schema0.properties.spec.properties.tokenExchange.properties.scopes,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.subjectTokenType !== undefined){
let data12 = data5.subjectTokenType;
if(typeof data12 !== "string"){
const err24 = {instancePath:instancePath+"/spec/tokenExchange/subjectTokenType",schemaPath:"#/properties/spec/properties/tokenExchange/properties/subjectTokenType/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.tokenExchange.properties.subjectTokenType.type,parentSchema:schema0.properties.spec.properties.tokenExchange.properties.subjectTokenType,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((((data12 === "access_token") || (data12 === "id_token")) || (data12 === "jwt")) || (data12 === "urn:ietf:params:oauth:token-type:access_token")) || (data12 === "urn:ietf:params:oauth:token-type:id_token")) || (data12 === "urn:ietf:params:oauth:token-type:jwt")) || (data12 === ""))){
const err25 = {instancePath:instancePath+"/spec/tokenExchange/subjectTokenType",schemaPath:"#/properties/spec/properties/tokenExchange/properties/subjectTokenType/enum",keyword:"enum",params:{allowedValues: schema0.properties.spec.properties.tokenExchange.properties.subjectTokenType.enum},schema:schema0.properties.spec.properties.tokenExchange.properties.subjectTokenType.enum,parentSchema:schema0.properties.spec.properties.tokenExchange.properties.subjectTokenType,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5.externalTokenHeaderName !== undefined){
let data13 = data5.externalTokenHeaderName;
if(typeof data13 === "string"){
if(isLonger(data13, 255)){
const err26 = {instancePath:instancePath+"/spec/tokenExchange/externalTokenHeaderName",schemaPath:"#/properties/spec/properties/tokenExchange/properties/externalTokenHeaderName/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema0.properties.spec.properties.tokenExchange.properties.externalTokenHeaderName,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(isShorter(data13, 1)){
const err27 = {instancePath:instancePath+"/spec/tokenExchange/externalTokenHeaderName",schemaPath:"#/properties/spec/properties/tokenExchange/properties/externalTokenHeaderName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.spec.properties.tokenExchange.properties.externalTokenHeaderName,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern14.test(data13)){
const err28 = {instancePath:instancePath+"/spec/tokenExchange/externalTokenHeaderName",schemaPath:"#/properties/spec/properties/tokenExchange/properties/externalTokenHeaderName/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an HTTP header (letters, digits and \"-\", without spaces and colon)" },schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema0.properties.spec.properties.tokenExchange.properties.externalTokenHeaderName,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/spec/tokenExchange/externalTokenHeaderName",schemaPath:"#/properties/spec/properties/tokenExchange/properties/externalTokenHeaderName/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.tokenExchange.properties.externalTokenHeaderName.type,parentSchema:schema0.properties.spec.properties.tokenExchange.properties.externalTokenHeaderName,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data5.subjectProviderName !== undefined){
let data14 = data5.subjectProviderName;
if(typeof data14 === "string"){
if(!pattern13.test(data14)){
const err30 = {instancePath:instancePath+"/spec/tokenExchange/subjectProviderName",schemaPath:"#/properties/spec/properties/tokenExchange/properties/subjectProviderName/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema0.properties.spec.properties.tokenExchange.properties.subjectProviderName,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/spec/tokenExchange/subjectProviderName",schemaPath:"#/properties/spec/properties/tokenExchange/properties/subjectProviderName/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.tokenExchange.properties.subjectProviderName.type,parentSchema:schema0.properties.spec.properties.tokenExchange.properties.subjectProviderName,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/spec/tokenExchange",schemaPath:"#/properties/spec/properties/tokenExchange/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.tokenExchange.type,parentSchema:schema0.properties.spec.properties.tokenExchange,data:data5};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data3.headerInjection !== undefined){
let data15 = data3.headerInjection;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.headerName === undefined){
const err33 = {instancePath:instancePath+"/spec/headerInjection",schemaPath:"#/properties/spec/properties/headerInjection/required",keyword:"required",params:{missingProperty: "headerName"},schema:schema0.properties.spec.properties.headerInjection.required,parentSchema:schema0.properties.spec.properties.headerInjection,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data15.valueSecretRef === undefined){
const err34 = {instancePath:instancePath+"/spec/headerInjection",schemaPath:"#/properties/spec/properties/headerInjection/required",keyword:"required",params:{missingProperty: "valueSecretRef"},schema:schema0.properties.spec.properties.headerInjection.required,parentSchema:schema0.properties.spec.properties.headerInjection,data:data15};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key3 in data15){
if(!((key3 === "headerName") || (key3 === "valueSecretRef"))){
const err35 = {instancePath:instancePath+"/spec/headerInjection",schemaPath:"#/properties/spec/properties/headerInjection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema0.properties.spec.properties.headerInjection,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data15.headerName !== undefined){
let data16 = data15.headerName;
if(typeof data16 === "string"){
if(isLonger(data16, 255)){
const err36 = {instancePath:instancePath+"/spec/headerInjection/headerName",schemaPath:"#/properties/spec/properties/headerInjection/properties/headerName/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema0.properties.spec.properties.headerInjection.properties.headerName,data:data16};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(isShorter(data16, 1)){
const err37 = {instancePath:instancePath+"/spec/headerInjection/headerName",schemaPath:"#/properties/spec/properties/headerInjection/properties/headerName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.spec.properties.headerInjection.properties.headerName,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern14.test(data16)){
const err38 = {instancePath:instancePath+"/spec/headerInjection/headerName",schemaPath:"#/properties/spec/properties/headerInjection/properties/headerName/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an HTTP header (letters, digits and \"-\", without spaces and colon)" },schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema0.properties.spec.properties.headerInjection.properties.headerName,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/spec/headerInjection/headerName",schemaPath:"#/properties/spec/properties/headerInjection/properties/headerName/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.headerInjection.properties.headerName.type,parentSchema:schema0.properties.spec.properties.headerInjection.properties.headerName,data:data16};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15.valueSecretRef !== undefined){
if(!(validate8(data15.valueSecretRef, instancePath+"/spec/headerInjection/valueSecretRef"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/spec/headerInjection",schemaPath:"#/properties/spec/properties/headerInjection/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.headerInjection.type,parentSchema:schema0.properties.spec.properties.headerInjection,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data3.bearerToken !== undefined){
let data18 = data3.bearerToken;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.tokenSecretRef === undefined){
const err41 = {instancePath:instancePath+"/spec/bearerToken",schemaPath:"#/properties/spec/properties/bearerToken/required",keyword:"required",params:{missingProperty: "tokenSecretRef"},schema:schema0.properties.spec.properties.bearerToken.required,parentSchema:schema0.properties.spec.properties.bearerToken,data:data18};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key4 in data18){
if(!(key4 === "tokenSecretRef")){
const err42 = {instancePath:instancePath+"/spec/bearerToken",schemaPath:"#/properties/spec/properties/bearerToken/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema0.properties.spec.properties.bearerToken,data:data18};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data18.tokenSecretRef !== undefined){
if(!(validate8(data18.tokenSecretRef, instancePath+"/spec/bearerToken/tokenSecretRef"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath:instancePath+"/spec/bearerToken",schemaPath:"#/properties/spec/properties/bearerToken/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.bearerToken.type,parentSchema:schema0.properties.spec.properties.bearerToken,data:data18};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data3.embeddedAuthServer !== undefined){
if(!(validate16(data3.embeddedAuthServer, instancePath+"/spec/embeddedAuthServer"))){
vErrors = vErrors === null ? validate16.errors : joined(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data3.awsSts !== undefined){
let data21 = data3.awsSts;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.region === undefined){
const err44 = {instancePath:instancePath+"/spec/awsSts",schemaPath:"#/properties/spec/properties/awsSts/required",keyword:"required",params:{missingProperty: "region"},schema:schema0.properties.spec.properties.awsSts.required,parentSchema:schema0.properties.spec.properties.awsSts,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key5 in data21){
if(!(((((((key5 === "region") || (key5 === "service")) || (key5 === "fallbackRoleArn")) || (key5 === "roleMappings")) || (key5 === "roleClaim")) || (key5 === "sessionDuration")) || (key5 === "sessionNameClaim"))){
const err45 = {instancePath:instancePath+"/spec/awsSts",schemaPath:"#/properties/spec/properties/awsSts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema0.properties.spec.properties.awsSts,data:data21};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data21.region !== undefined){
let data22 = data21.region;
if(typeof data22 === "string"){
if(isShorter(data22, 1)){
const err46 = {instancePath:instancePath+"/spec/awsSts/region",schemaPath:"#/properties/spec/properties/awsSts/properties/region/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.spec.properties.awsSts.properties.region,data:data22};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!pattern15.test(data22)){
const err47 = {instancePath:instancePath+"/spec/awsSts/region",schemaPath:"#/properties/spec/properties/awsSts/properties/region/pattern",keyword:"pattern",params:{ pattern: "the form of a region (us-east-1)" },schema:"^[a-z]+(-[a-z]+)+-[0-9]+$",parentSchema:schema0.properties.spec.properties.awsSts.properties.region,data:data22};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/spec/awsSts/region",schemaPath:"#/properties/spec/properties/awsSts/properties/region/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.awsSts.properties.region.type,parentSchema:schema0.properties.spec.properties.awsSts.properties.region,data:data22};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data21.service !== undefined){
let data23 = data21.service;
if(typeof data23 === "string"){
if(isShorter(data23, 1)){
const err49 = {instancePath:instancePath+"/spec/awsSts/service",schemaPath:"#/properties/spec/properties/awsSts/properties/service/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.spec.properties.awsSts.properties.service,data:data23};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern9.test(data23)){
const err50 = {instancePath:instancePath+"/spec/awsSts/service",schemaPath:"#/properties/spec/properties/awsSts/properties/service/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema0.properties.spec.properties.awsSts.properties.service,data:data23};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/spec/awsSts/service",schemaPath:"#/properties/spec/properties/awsSts/properties/service/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.awsSts.properties.service.type,parentSchema:schema0.properties.spec.properties.awsSts.properties.service,data:data23};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data21.fallbackRoleArn !== undefined){
let data24 = data21.fallbackRoleArn;
if(typeof data24 === "string"){
if(!pattern16.test(data24)){
const err52 = {instancePath:instancePath+"/spec/awsSts/fallbackRoleArn",schemaPath:"#/properties/spec/properties/awsSts/properties/fallbackRoleArn/pattern",keyword:"pattern",params:{ pattern: "the form of the ARN of a role (arn:aws:iam::<12 digits>:role/<name>)" },schema:"^arn:aws(-[a-z]+)*:iam::[0-9]{12}:role/[\\w+=,.@/-]+$",parentSchema:schema0.properties.spec.properties.awsSts.properties.fallbackRoleArn,data:data24};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/spec/awsSts/fallbackRoleArn",schemaPath:"#/properties/spec/properties/awsSts/properties/fallbackRoleArn/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.awsSts.properties.fallbackRoleArn.type,parentSchema:schema0.properties.spec.properties.awsSts.properties.fallbackRoleArn,data:data24};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data21.roleMappings !== undefined){
let data25 = data21.roleMappings;
if(Array.isArray(data25)){
if(data25.length < 1){
const err54 = {instancePath:instancePath+"/spec/awsSts/roleMappings",schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings,data:data25};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
let data26 = data25[i1];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.roleArn === undefined){
const err55 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1,schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/required",keyword:"required",params:{missingProperty: "roleArn"},schema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.required,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items,data:data26};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key6 in data26){
if(!((((key6 === "claim") || (key6 === "matcher")) || (key6 === "roleArn")) || (key6 === "priority"))){
const err56 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1,schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items,data:data26};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data26.claim !== undefined){
let data27 = data26.claim;
if(typeof data27 === "string"){
if(isShorter(data27, 1)){
const err57 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1+"/claim",schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/properties/claim/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.claim,data:data27};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!pattern9.test(data27)){
const err58 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1+"/claim",schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/properties/claim/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.claim,data:data27};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1+"/claim",schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/properties/claim/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.claim.type,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.claim,data:data27};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data26.matcher !== undefined){
let data28 = data26.matcher;
if(typeof data28 === "string"){
if(isShorter(data28, 1)){
const err60 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1+"/matcher",schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/properties/matcher/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.matcher,data:data28};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1+"/matcher",schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/properties/matcher/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.matcher.type,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.matcher,data:data28};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data26.roleArn !== undefined){
let data29 = data26.roleArn;
if(typeof data29 === "string"){
if(!pattern16.test(data29)){
const err62 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1+"/roleArn",schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/properties/roleArn/pattern",keyword:"pattern",params:{ pattern: "the form of the ARN of a role (arn:aws:iam::<12 digits>:role/<name>)" },schema:"^arn:aws(-[a-z]+)*:iam::[0-9]{12}:role/[\\w+=,.@/-]+$",parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.roleArn,data:data29};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1+"/roleArn",schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/properties/roleArn/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.roleArn.type,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.roleArn,data:data29};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data26.priority !== undefined){
let data30 = data26.priority;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err64 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1+"/priority",schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/properties/priority/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.priority.type,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.priority,data:data30};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 9007199254740991 || isNaN(data30)){
const err65 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1+"/priority",schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.priority,data:data30};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err66 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1+"/priority",schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.properties.priority,data:data30};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if((data26.claim !== undefined ? 1 : 0) + (data26.matcher !== undefined ? 1 : 0) !== 1){
const err67 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1,schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/x-rule",keyword:"x-rule",params:{ rule: "exactlyOneOf", detail: { fields: ["claim", "matcher"] } },schema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items["x-rule"],parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items,data:data26};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/spec/awsSts/roleMappings/" + i1,schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items.type,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings.items,data:data26};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/spec/awsSts/roleMappings",schemaPath:"#/properties/spec/properties/awsSts/properties/roleMappings/type",keyword:"type",params:{type: "array"},schema:schema0.properties.spec.properties.awsSts.properties.roleMappings.type,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleMappings,data:data25};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data21.roleClaim !== undefined){
let data31 = data21.roleClaim;
if(typeof data31 === "string"){
if(!pattern13.test(data31)){
const err70 = {instancePath:instancePath+"/spec/awsSts/roleClaim",schemaPath:"#/properties/spec/properties/awsSts/properties/roleClaim/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema0.properties.spec.properties.awsSts.properties.roleClaim,data:data31};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/spec/awsSts/roleClaim",schemaPath:"#/properties/spec/properties/awsSts/properties/roleClaim/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.awsSts.properties.roleClaim.type,parentSchema:schema0.properties.spec.properties.awsSts.properties.roleClaim,data:data31};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data21.sessionDuration !== undefined){
let data32 = data21.sessionDuration;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err72 = {instancePath:instancePath+"/spec/awsSts/sessionDuration",schemaPath:"#/properties/spec/properties/awsSts/properties/sessionDuration/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.spec.properties.awsSts.properties.sessionDuration.type,parentSchema:schema0.properties.spec.properties.awsSts.properties.sessionDuration,data:data32};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 43200 || isNaN(data32)){
const err73 = {instancePath:instancePath+"/spec/awsSts/sessionDuration",schemaPath:"#/properties/spec/properties/awsSts/properties/sessionDuration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 43200},schema:43200,parentSchema:schema0.properties.spec.properties.awsSts.properties.sessionDuration,data:data32};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data32 < 900 || isNaN(data32)){
const err74 = {instancePath:instancePath+"/spec/awsSts/sessionDuration",schemaPath:"#/properties/spec/properties/awsSts/properties/sessionDuration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 900},schema:900,parentSchema:schema0.properties.spec.properties.awsSts.properties.sessionDuration,data:data32};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data21.sessionNameClaim !== undefined){
let data33 = data21.sessionNameClaim;
if(typeof data33 === "string"){
if(!pattern13.test(data33)){
const err75 = {instancePath:instancePath+"/spec/awsSts/sessionNameClaim",schemaPath:"#/properties/spec/properties/awsSts/properties/sessionNameClaim/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema0.properties.spec.properties.awsSts.properties.sessionNameClaim,data:data33};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/spec/awsSts/sessionNameClaim",schemaPath:"#/properties/spec/properties/awsSts/properties/sessionNameClaim/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.awsSts.properties.sessionNameClaim.type,parentSchema:schema0.properties.spec.properties.awsSts.properties.sessionNameClaim,data:data33};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if((data21.fallbackRoleArn !== undefined ? 1 : 0) + (data21.roleMappings !== undefined ? 1 : 0) < 1){
const err77 = {instancePath:instancePath+"/spec/awsSts",schemaPath:"#/properties/spec/properties/awsSts/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["fallbackRoleArn", "roleMappings"] } },schema:schema0.properties.spec.properties.awsSts["x-rule"],parentSchema:schema0.properties.spec.properties.awsSts,data:data21};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/spec/awsSts",schemaPath:"#/properties/spec/properties/awsSts/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.awsSts.type,parentSchema:schema0.properties.spec.properties.awsSts,data:data21};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data3.upstreamInject !== undefined){
let data34 = data3.upstreamInject;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.providerName === undefined){
const err79 = {instancePath:instancePath+"/spec/upstreamInject",schemaPath:"#/properties/spec/properties/upstreamInject/required",keyword:"required",params:{missingProperty: "providerName"},schema:schema0.properties.spec.properties.upstreamInject.required,parentSchema:schema0.properties.spec.properties.upstreamInject,data:data34};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
for(const key7 in data34){
if(!(key7 === "providerName")){
const err80 = {instancePath:instancePath+"/spec/upstreamInject",schemaPath:"#/properties/spec/properties/upstreamInject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema0.properties.spec.properties.upstreamInject,data:data34};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data34.providerName !== undefined){
let data35 = data34.providerName;
if(typeof data35 === "string"){
if(isShorter(data35, 1)){
const err81 = {instancePath:instancePath+"/spec/upstreamInject/providerName",schemaPath:"#/properties/spec/properties/upstreamInject/properties/providerName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.spec.properties.upstreamInject.properties.providerName,data:data35};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/spec/upstreamInject/providerName",schemaPath:"#/properties/spec/properties/upstreamInject/properties/providerName/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.upstreamInject.properties.providerName.type,parentSchema:schema0.properties.spec.properties.upstreamInject.properties.providerName,data:data35};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/spec/upstreamInject",schemaPath:"#/properties/spec/properties/upstreamInject/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.upstreamInject.type,parentSchema:schema0.properties.spec.properties.upstreamInject,data:data34};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if((data3.type === "tokenExchange") && (data3.tokenExchange === undefined)){
const err84 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "tokenExchange", missing: "tokenExchange" } },schema:schema0.properties.spec["x-rule"],parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if((data3.type === "headerInjection") && (data3.headerInjection === undefined)){
const err85 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "headerInjection", missing: "headerInjection" } },schema:schema0.properties.spec["x-rule"],parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if((data3.type === "bearerToken") && (data3.bearerToken === undefined)){
const err86 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "bearerToken", missing: "bearerToken" } },schema:schema0.properties.spec["x-rule"],parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((data3.type === "embeddedAuthServer") && (data3.embeddedAuthServer === undefined)){
const err87 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "embeddedAuthServer", missing: "embeddedAuthServer" } },schema:schema0.properties.spec["x-rule"],parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if((data3.type === "awsSts") && (data3.awsSts === undefined)){
const err88 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "awsSts", missing: "awsSts" } },schema:schema0.properties.spec["x-rule"],parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((data3.type === "upstreamInject") && (data3.upstreamInject === undefined)){
const err89 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "upstreamInject", missing: "upstreamInject" } },schema:schema0.properties.spec["x-rule"],parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if((data3.tokenExchange !== undefined) && ((((((data3.type === "headerInjection") || (data3.type === "bearerToken")) || (data3.type === "unauthenticated")) || (data3.type === "embeddedAuthServer")) || (data3.type === "awsSts")) || (data3.type === "upstreamInject"))){
const err90 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data3.type ?? null, foreign: "tokenExchange", owners: ["tokenExchange"] } },schema:schema0.properties.spec["x-rule"],parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((data3.headerInjection !== undefined) && ((((((data3.type === "tokenExchange") || (data3.type === "bearerToken")) || (data3.type === "unauthenticated")) || (data3.type === "embeddedAuthServer")) || (data3.type === "awsSts")) || (data3.type === "upstreamInject"))){
const err91 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data3.type ?? null, foreign: "headerInjection", owners: ["headerInjection"] } },schema:schema0.properties.spec["x-rule"],parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((data3.bearerToken !== undefined) && ((((((data3.type === "tokenExchange") || (data3.type === "headerInjection")) || (data3.type === "unauthenticated")) || (data3.type === "embeddedAuthServer")) || (data3.type === "awsSts")) || (data3.type === "upstreamInject"))){
const err92 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data3.type ?? null, foreign: "bearerToken", owners: ["bearerToken"] } },schema:schema0.properties.spec["x-rule"],parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if((data3.embeddedAuthServer !== undefined) && ((((((data3.type === "tokenExchange") || (data3.type === "headerInjection")) || (data3.type === "bearerToken")) || (data3.type === "unauthenticated")) || (data3.type === "awsSts")) || (data3.type === "upstreamInject"))){
const err93 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data3.type ?? null, foreign: "embeddedAuthServer", owners: ["embeddedAuthServer"] } },schema:schema0.properties.spec["x-rule"],parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((data3.awsSts !== undefined) && ((((((data3.type === "tokenExchange") || (data3.type === "headerInjection")) || (data3.type === "bearerToken")) || (data3.type === "unauthenticated")) || (data3.type === "embeddedAuthServer")) || (data3.type === "upstreamInject"))){
const err94 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data3.type ?? null, foreign: "awsSts", owners: ["awsSts"] } },schema:schema0.properties.spec["x-rule"],parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if((data3.upstreamInject !== undefined) && ((((((data3.type === "tokenExchange") || (data3.type === "headerInjection")) || (data3.type === "bearerToken")) || (data3.type === "unauthenticated")) || (data3.type === "embeddedAuthServer")) || (data3.type === "awsSts"))){
const err95 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data3.type ?? null, foreign: "upstreamInject", owners: ["upstreamInject"] } },schema:schema0.properties.spec["x-rule"],parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.type,parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.status !== undefined){
let data36 = data.status;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key8 in data36){
if(!((((key8 === "conditions") || (key8 === "observedGeneration")) || (key8 === "configHash")) || (key8 === "referencingWorkloads"))){
const err97 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema0.properties.status,data:data36};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data36.conditions !== undefined){
let data37 = data36.conditions;
if(Array.isArray(data37)){
const len2 = data37.length;
for(let i2=0; i2<len2; i2++){
if(!(validate17(data37[i2], instancePath+"/status/conditions/" + i2))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
let twice0;
if (data37.length > 1) { const seen = new Map(); data37.forEach((item, index) => { const identity = typeof item?.["type"] === "string" ? "=" + item?.["type"] : JSON.stringify([item?.["type"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err98 = {instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["type"] },schema:schema0.properties.status.properties.conditions["x-list"],parentSchema:schema0.properties.status.properties.conditions,data:data37};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema0.properties.status.properties.conditions.type,parentSchema:schema0.properties.status.properties.conditions,data:data37};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data36.observedGeneration !== undefined){
let data39 = data36.observedGeneration;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err100 = {instancePath:instancePath+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.status.properties.observedGeneration.type,parentSchema:schema0.properties.status.properties.observedGeneration,data:data39};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 9007199254740991 || isNaN(data39)){
const err101 = {instancePath:instancePath+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema0.properties.status.properties.observedGeneration,data:data39};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data39 < -9007199254740991 || isNaN(data39)){
const err102 = {instancePath:instancePath+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema0.properties.status.properties.observedGeneration,data:data39};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
if(data36.configHash !== undefined){
let data40 = data36.configHash;
if(typeof data40 !== "string"){
const err103 = {instancePath:instancePath+"/status/configHash",schemaPath:"#/properties/status/properties/configHash/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.configHash.type,parentSchema:schema0.properties.status.properties.configHash,data:data40};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data36.referencingWorkloads !== undefined){
let data41 = data36.referencingWorkloads;
if(Array.isArray(data41)){
const len3 = data41.length;
for(let i3=0; i3<len3; i3++){
if(!(validate18(data41[i3], instancePath+"/status/referencingWorkloads/" + i3))){
vErrors = vErrors === null ? validate18.errors : joined(vErrors, validate18.errors);
errors = vErrors.length;
}
}
let twice1;
if (data41.length > 1) { const seen = new Map(); data41.forEach((item, index) => { const identity = JSON.stringify([item?.["kind"], item?.["name"]]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err104 = {instancePath:instancePath+"/status/referencingWorkloads",schemaPath:"#/properties/status/properties/referencingWorkloads/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: ["kind", "name"] },schema:schema0.properties.status.properties.referencingWorkloads["x-list"],parentSchema:schema0.properties.status.properties.referencingWorkloads,data:data41};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/status/referencingWorkloads",schemaPath:"#/properties/status/properties/referencingWorkloads/type",keyword:"type",params:{type: "array"},schema:schema0.properties.status.properties.referencingWorkloads.type,parentSchema:schema0.properties.status.properties.referencingWorkloads,data:data41};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"},schema:schema0.properties.status.type,parentSchema:schema0.properties.status,data:data36};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

