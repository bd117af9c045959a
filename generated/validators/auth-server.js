// Generated from schemas/config/auth-server.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["issuer","allowedAudiences","upstreamProviders"],"properties":{"issuer":{"type":"string","pattern":"^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$","x-form":"an https URL without query, fragment and slash at its end (plain http on this machine only)"},"authorizationEndpointBaseUrl":{"type":"string","pattern":"^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$","x-form":"an https URL without query, fragment and slash at its end (plain http on this machine only)"},"signingKeyFiles":{"type":"array","items":{"type":"string","minLength":1},"maxItems":5,"x-list":{"type":"atomic"}},"hmacSecretFiles":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"atomic"}},"tokenLifespans":{"$ref":"../shared/auth-server/token-lifespan-config.json"},"upstreamProviders":{"type":"array","items":{"$ref":"../shared/auth-server/auth-server-upstream.json"},"minItems":1,"x-list":{"type":"map","keys":["name"]}},"storage":{"$ref":"../shared/auth-server/auth-server-storage.json"},"allowedAudiences":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"x-list":{"type":"set"}},"scopesSupported":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"x-list":{"type":"set"}},"resourceUrl":{"type":"string","pattern":"^https?://[^\\s?#]+$","x-form":"an absolute http or https URL without query and fragment"}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$", "u");
const pattern1 = new RegExp("^https?://[^\\s?#]+$", "u");
const schema1 = {"type":"object","additionalProperties":false,"properties":{"accessTokenLifespan":{"$ref":"../value/positive-duration.json"},"refreshTokenLifespan":{"$ref":"../value/positive-duration.json"},"authCodeLifespan":{"$ref":"../value/positive-duration.json"}}};
const schema2 = {"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"x-minimum-duration":"1ms","examples":["30s","1m30s"]};
const pattern2 = new RegExp("^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.from(String(data).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0) < Array.from(String("1ms").matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0)){
const err1 = {instancePath,schemaPath:"#/x-minimum-duration",keyword:"x-minimum-duration",params:{ minimum: "1ms" },schema:"1ms",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern2.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema2,data};
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


function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "accessTokenLifespan") || (key0 === "refreshTokenLifespan")) || (key0 === "authCodeLifespan"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
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
if(!(validate1(data.accessTokenLifespan, instancePath+"/accessTokenLifespan"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.refreshTokenLifespan !== undefined){
if(!(validate1(data.refreshTokenLifespan, instancePath+"/refreshTokenLifespan"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.authCodeLifespan !== undefined){
if(!(validate1(data.authCodeLifespan, instancePath+"/authCodeLifespan"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"object","additionalProperties":false,"required":["name","type"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63,"pattern":"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$","x-form":"a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)"},"type":{"type":"string","enum":["oidc","oauth2"]},"oidcConfig":{"type":"object","additionalProperties":false,"required":["issuerUrl","clientId"],"properties":{"issuerUrl":{"$ref":"../value/secure-web-address.json"},"clientId":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"clientSecretEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"redirectUri":{"$ref":"../value/web-address.json"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"userInfoOverride":{"$ref":"./user-info-config.json"}}},"oauth2Config":{"type":"object","additionalProperties":false,"required":["authorizationEndpoint","tokenEndpoint","userInfo","clientId"],"properties":{"authorizationEndpoint":{"$ref":"../value/web-address.json"},"tokenEndpoint":{"$ref":"../value/web-address.json"},"userInfo":{"$ref":"./user-info-config.json"},"clientId":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"clientSecretEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"redirectUri":{"$ref":"../value/web-address.json"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"tokenResponseMapping":{"$ref":"./token-response-mapping.json"}}}},"x-rule":[{"discriminator":{"property":"type","mapping":{"oidc":"oidcConfig","oauth2":"oauth2Config"}}}]};
const pattern3 = new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?$", "u");
const pattern4 = new RegExp("^\\S(.*\\S)?$", "u");
const pattern5 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const schema4 = {"type":"string","pattern":"^https://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute https URL","examples":["https://example.com/path"]};
const pattern6 = new RegExp("^https://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$", "u");

function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern6.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute https URL" },schema:"^https://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$",parentSchema:schema4,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"string","pattern":"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute http or https URL","examples":["https://example.com/path"]};
const pattern7 = new RegExp("^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$", "u");

function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern7.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL" },schema:"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$",parentSchema:schema5,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","additionalProperties":false,"required":["endpointUrl"],"properties":{"endpointUrl":{"$ref":"../value/web-address.json"},"httpMethod":{"type":"string","enum":["GET","POST"]},"additionalHeaders":{"type":"object","additionalProperties":{"type":"string"}},"fieldMapping":{"type":"object","additionalProperties":false,"properties":{"subjectFields":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"nameFields":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"emailFields":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}}}}}};

function validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpointUrl === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpointUrl"},schema:schema6.required,parentSchema:schema6,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema6,data};
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
if(!(validate4(data.endpointUrl, instancePath+"/endpointUrl"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.httpMethod !== undefined){
let data1 = data.httpMethod;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/httpMethod",schemaPath:"#/properties/httpMethod/type",keyword:"type",params:{type: "string"},schema:schema6.properties.httpMethod.type,parentSchema:schema6.properties.httpMethod,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "GET") || (data1 === "POST"))){
const err3 = {instancePath:instancePath+"/httpMethod",schemaPath:"#/properties/httpMethod/enum",keyword:"enum",params:{allowedValues: schema6.properties.httpMethod.enum},schema:schema6.properties.httpMethod.enum,parentSchema:schema6.properties.httpMethod,data:data1};
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
const err4 = {instancePath:instancePath+"/additionalHeaders/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/additionalHeaders/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema6.properties.additionalHeaders.additionalProperties.type,parentSchema:schema6.properties.additionalHeaders.additionalProperties,data:data3};
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
const err5 = {instancePath:instancePath+"/additionalHeaders",schemaPath:"#/properties/additionalHeaders/type",keyword:"type",params:{type: "object"},schema:schema6.properties.additionalHeaders.type,parentSchema:schema6.properties.additionalHeaders,data:data2};
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
const err6 = {instancePath:instancePath+"/fieldMapping",schemaPath:"#/properties/fieldMapping/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema6.properties.fieldMapping,data:data4};
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
const err7 = {instancePath:instancePath+"/fieldMapping/subjectFields/" + i0,schemaPath:"#/properties/fieldMapping/properties/subjectFields/items/type",keyword:"type",params:{type: "string"},schema:schema6.properties.fieldMapping.properties.subjectFields.items.type,parentSchema:schema6.properties.fieldMapping.properties.subjectFields.items,data:data6};
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
const err8 = {instancePath:instancePath+"/fieldMapping/subjectFields",schemaPath:"#/properties/fieldMapping/properties/subjectFields/type",keyword:"type",params:{type: "array"},schema:schema6.properties.fieldMapping.properties.subjectFields.type,parentSchema:schema6.properties.fieldMapping.properties.subjectFields,data:data5};
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
const err9 = {instancePath:instancePath+"/fieldMapping/nameFields/" + i1,schemaPath:"#/properties/fieldMapping/properties/nameFields/items/type",keyword:"type",params:{type: "string"},schema:schema6.properties.fieldMapping.properties.nameFields.items.type,parentSchema:schema6.properties.fieldMapping.properties.nameFields.items,data:data8};
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
const err10 = {instancePath:instancePath+"/fieldMapping/nameFields",schemaPath:"#/properties/fieldMapping/properties/nameFields/type",keyword:"type",params:{type: "array"},schema:schema6.properties.fieldMapping.properties.nameFields.type,parentSchema:schema6.properties.fieldMapping.properties.nameFields,data:data7};
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
const err11 = {instancePath:instancePath+"/fieldMapping/emailFields/" + i2,schemaPath:"#/properties/fieldMapping/properties/emailFields/items/type",keyword:"type",params:{type: "string"},schema:schema6.properties.fieldMapping.properties.emailFields.items.type,parentSchema:schema6.properties.fieldMapping.properties.emailFields.items,data:data10};
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
const err12 = {instancePath:instancePath+"/fieldMapping/emailFields",schemaPath:"#/properties/fieldMapping/properties/emailFields/type",keyword:"type",params:{type: "array"},schema:schema6.properties.fieldMapping.properties.emailFields.type,parentSchema:schema6.properties.fieldMapping.properties.emailFields,data:data9};
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
const err13 = {instancePath:instancePath+"/fieldMapping",schemaPath:"#/properties/fieldMapping/type",keyword:"type",params:{type: "object"},schema:schema6.properties.fieldMapping.type,parentSchema:schema6.properties.fieldMapping,data:data4};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","additionalProperties":false,"required":["accessTokenPath"],"properties":{"accessTokenPath":{"type":"string","minLength":1},"scopePath":{"type":"string"},"refreshTokenPath":{"type":"string"},"expiresInPath":{"type":"string"}}};

function validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessTokenPath === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessTokenPath"},schema:schema7.required,parentSchema:schema7,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema7,data};
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
const err2 = {instancePath:instancePath+"/accessTokenPath",schemaPath:"#/properties/accessTokenPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema7.properties.accessTokenPath,data:data0};
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
const err3 = {instancePath:instancePath+"/accessTokenPath",schemaPath:"#/properties/accessTokenPath/type",keyword:"type",params:{type: "string"},schema:schema7.properties.accessTokenPath.type,parentSchema:schema7.properties.accessTokenPath,data:data0};
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
const err4 = {instancePath:instancePath+"/scopePath",schemaPath:"#/properties/scopePath/type",keyword:"type",params:{type: "string"},schema:schema7.properties.scopePath.type,parentSchema:schema7.properties.scopePath,data:data1};
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
const err5 = {instancePath:instancePath+"/refreshTokenPath",schemaPath:"#/properties/refreshTokenPath/type",keyword:"type",params:{type: "string"},schema:schema7.properties.refreshTokenPath.type,parentSchema:schema7.properties.refreshTokenPath,data:data2};
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
const err6 = {instancePath:instancePath+"/expiresInPath",schemaPath:"#/properties/expiresInPath/type",keyword:"type",params:{type: "string"},schema:schema7.properties.expiresInPath.type,parentSchema:schema7.properties.expiresInPath,data:data3};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}


function validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "type")) || (key0 === "oidcConfig")) || (key0 === "oauth2Config"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema3,data};
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
let data0 = data.name;
if(typeof data0 === "string"){
if(isLonger(data0, 63)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema3.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(isShorter(data0, 1)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern3.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)" },schema:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$",parentSchema:schema3.properties.name,data:data0};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema3.properties.name.type,parentSchema:schema3.properties.name,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema3.properties.type.type,parentSchema:schema3.properties.type,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data1 === "oidc") || (data1 === "oauth2"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema3.properties.type.enum},schema:schema3.properties.type.enum,parentSchema:schema3.properties.type,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.oidcConfig !== undefined){
let data2 = data.oidcConfig;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.issuerUrl === undefined){
const err9 = {instancePath:instancePath+"/oidcConfig",schemaPath:"#/properties/oidcConfig/required",keyword:"required",params:{missingProperty: "issuerUrl"},schema:schema3.properties.oidcConfig.required,parentSchema:schema3.properties.oidcConfig,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.clientId === undefined){
const err10 = {instancePath:instancePath+"/oidcConfig",schemaPath:"#/properties/oidcConfig/required",keyword:"required",params:{missingProperty: "clientId"},schema:schema3.properties.oidcConfig.required,parentSchema:schema3.properties.oidcConfig,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data2){
if(!((((((key1 === "issuerUrl") || (key1 === "clientId")) || (key1 === "clientSecretEnv")) || (key1 === "redirectUri")) || (key1 === "scopes")) || (key1 === "userInfoOverride"))){
const err11 = {instancePath:instancePath+"/oidcConfig",schemaPath:"#/properties/oidcConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema3.properties.oidcConfig,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.issuerUrl !== undefined){
if(!(validate3(data2.issuerUrl, instancePath+"/oidcConfig/issuerUrl"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data2.clientId !== undefined){
let data4 = data2.clientId;
if(typeof data4 === "string"){
if(isShorter(data4, 1)){
const err12 = {instancePath:instancePath+"/oidcConfig/clientId",schemaPath:"#/properties/oidcConfig/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3.properties.oidcConfig.properties.clientId,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern4.test(data4)){
const err13 = {instancePath:instancePath+"/oidcConfig/clientId",schemaPath:"#/properties/oidcConfig/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema3.properties.oidcConfig.properties.clientId,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/oidcConfig/clientId",schemaPath:"#/properties/oidcConfig/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema3.properties.oidcConfig.properties.clientId.type,parentSchema:schema3.properties.oidcConfig.properties.clientId,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.clientSecretEnv !== undefined){
let data5 = data2.clientSecretEnv;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err15 = {instancePath:instancePath+"/oidcConfig/clientSecretEnv",schemaPath:"#/properties/oidcConfig/properties/clientSecretEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema3.properties.oidcConfig.properties.clientSecretEnv,data:data5};
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
const err16 = {instancePath:instancePath+"/oidcConfig/clientSecretEnv",schemaPath:"#/properties/oidcConfig/properties/clientSecretEnv/type",keyword:"type",params:{type: "string"},schema:schema3.properties.oidcConfig.properties.clientSecretEnv.type,parentSchema:schema3.properties.oidcConfig.properties.clientSecretEnv,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.redirectUri !== undefined){
if(!(validate4(data2.redirectUri, instancePath+"/oidcConfig/redirectUri"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data2.scopes !== undefined){
let data7 = data2.scopes;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err17 = {instancePath:instancePath+"/oidcConfig/scopes/" + i0,schemaPath:"#/properties/oidcConfig/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema3.properties.oidcConfig.properties.scopes.items,data:data8};
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
const err18 = {instancePath:instancePath+"/oidcConfig/scopes/" + i0,schemaPath:"#/properties/oidcConfig/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema3.properties.oidcConfig.properties.scopes.items.type,parentSchema:schema3.properties.oidcConfig.properties.scopes.items,data:data8};
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
const err19 = {instancePath:instancePath+"/oidcConfig/scopes",schemaPath:"#/properties/oidcConfig/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema3.properties.oidcConfig.properties.scopes.type,parentSchema:schema3.properties.oidcConfig.properties.scopes,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.userInfoOverride !== undefined){
if(!(validate5(data2.userInfoOverride, instancePath+"/oidcConfig/userInfoOverride"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/oidcConfig",schemaPath:"#/properties/oidcConfig/type",keyword:"type",params:{type: "object"},schema:schema3.properties.oidcConfig.type,parentSchema:schema3.properties.oidcConfig,data:data2};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.oauth2Config !== undefined){
let data10 = data.oauth2Config;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.authorizationEndpoint === undefined){
const err21 = {instancePath:instancePath+"/oauth2Config",schemaPath:"#/properties/oauth2Config/required",keyword:"required",params:{missingProperty: "authorizationEndpoint"},schema:schema3.properties.oauth2Config.required,parentSchema:schema3.properties.oauth2Config,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.tokenEndpoint === undefined){
const err22 = {instancePath:instancePath+"/oauth2Config",schemaPath:"#/properties/oauth2Config/required",keyword:"required",params:{missingProperty: "tokenEndpoint"},schema:schema3.properties.oauth2Config.required,parentSchema:schema3.properties.oauth2Config,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.userInfo === undefined){
const err23 = {instancePath:instancePath+"/oauth2Config",schemaPath:"#/properties/oauth2Config/required",keyword:"required",params:{missingProperty: "userInfo"},schema:schema3.properties.oauth2Config.required,parentSchema:schema3.properties.oauth2Config,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.clientId === undefined){
const err24 = {instancePath:instancePath+"/oauth2Config",schemaPath:"#/properties/oauth2Config/required",keyword:"required",params:{missingProperty: "clientId"},schema:schema3.properties.oauth2Config.required,parentSchema:schema3.properties.oauth2Config,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data10){
if(!((((((((key2 === "authorizationEndpoint") || (key2 === "tokenEndpoint")) || (key2 === "userInfo")) || (key2 === "clientId")) || (key2 === "clientSecretEnv")) || (key2 === "redirectUri")) || (key2 === "scopes")) || (key2 === "tokenResponseMapping"))){
const err25 = {instancePath:instancePath+"/oauth2Config",schemaPath:"#/properties/oauth2Config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema3.properties.oauth2Config,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.authorizationEndpoint !== undefined){
if(!(validate4(data10.authorizationEndpoint, instancePath+"/oauth2Config/authorizationEndpoint"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data10.tokenEndpoint !== undefined){
if(!(validate4(data10.tokenEndpoint, instancePath+"/oauth2Config/tokenEndpoint"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data10.userInfo !== undefined){
if(!(validate5(data10.userInfo, instancePath+"/oauth2Config/userInfo"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data10.clientId !== undefined){
let data14 = data10.clientId;
if(typeof data14 === "string"){
if(isShorter(data14, 1)){
const err26 = {instancePath:instancePath+"/oauth2Config/clientId",schemaPath:"#/properties/oauth2Config/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3.properties.oauth2Config.properties.clientId,data:data14};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern4.test(data14)){
const err27 = {instancePath:instancePath+"/oauth2Config/clientId",schemaPath:"#/properties/oauth2Config/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema3.properties.oauth2Config.properties.clientId,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/oauth2Config/clientId",schemaPath:"#/properties/oauth2Config/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema3.properties.oauth2Config.properties.clientId.type,parentSchema:schema3.properties.oauth2Config.properties.clientId,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data10.clientSecretEnv !== undefined){
let data15 = data10.clientSecretEnv;
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
const err29 = {instancePath:instancePath+"/oauth2Config/clientSecretEnv",schemaPath:"#/properties/oauth2Config/properties/clientSecretEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema3.properties.oauth2Config.properties.clientSecretEnv,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/oauth2Config/clientSecretEnv",schemaPath:"#/properties/oauth2Config/properties/clientSecretEnv/type",keyword:"type",params:{type: "string"},schema:schema3.properties.oauth2Config.properties.clientSecretEnv.type,parentSchema:schema3.properties.oauth2Config.properties.clientSecretEnv,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.redirectUri !== undefined){
if(!(validate4(data10.redirectUri, instancePath+"/oauth2Config/redirectUri"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data10.scopes !== undefined){
let data17 = data10.scopes;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
const err31 = {instancePath:instancePath+"/oauth2Config/scopes/" + i1,schemaPath:"#/properties/oauth2Config/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema3.properties.oauth2Config.properties.scopes.items,data:data18};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/oauth2Config/scopes/" + i1,schemaPath:"#/properties/oauth2Config/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema3.properties.oauth2Config.properties.scopes.items.type,parentSchema:schema3.properties.oauth2Config.properties.scopes.items,data:data18};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/oauth2Config/scopes",schemaPath:"#/properties/oauth2Config/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema3.properties.oauth2Config.properties.scopes.type,parentSchema:schema3.properties.oauth2Config.properties.scopes,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.tokenResponseMapping !== undefined){
if(!(validate6(data10.tokenResponseMapping, instancePath+"/oauth2Config/tokenResponseMapping"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/oauth2Config",schemaPath:"#/properties/oauth2Config/type",keyword:"type",params:{type: "object"},schema:schema3.properties.oauth2Config.type,parentSchema:schema3.properties.oauth2Config,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if((data.type === "oidc") && (data.oidcConfig === undefined)){
const err35 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "oidc", missing: "oidcConfig" } },schema:schema3["x-rule"],parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((data.type === "oauth2") && (data.oauth2Config === undefined)){
const err36 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "oauth2", missing: "oauth2Config" } },schema:schema3["x-rule"],parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((data.oidcConfig !== undefined) && (data.type === "oauth2")){
const err37 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "oidcConfig", owners: ["oidc"] } },schema:schema3["x-rule"],parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((data.oauth2Config !== undefined) && (data.type === "oidc")){
const err38 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "oauth2Config", owners: ["oauth2"] } },schema:schema3["x-rule"],parentSchema:schema3,data};
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
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","additionalProperties":false,"properties":{"type":{"type":"string","enum":["memory","redis"]},"redis":{"type":"object","additionalProperties":false,"required":["sentinelConfig","aclUserConfig"],"properties":{"sentinelConfig":{"type":"object","additionalProperties":false,"required":["masterName","sentinelAddrs"],"properties":{"masterName":{"type":"string","minLength":1},"sentinelAddrs":{"type":"array","items":{"type":"string","pattern":"^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5}$","x-form":"host:port"},"minItems":1,"x-list":{"type":"set"}},"db":{"minimum":0,"maximum":9007199254740991,"type":"integer"}}},"aclUserConfig":{"type":"object","additionalProperties":false,"required":["usernameEnv","passwordEnv"],"properties":{"usernameEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"passwordEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"}}},"keyPrefix":{"type":"string","minLength":1},"dialTimeout":{"$ref":"../value/positive-duration.json"},"readTimeout":{"$ref":"../value/positive-duration.json"},"writeTimeout":{"$ref":"../value/positive-duration.json"},"tls":{"$ref":"./auth-server-redis-tls.json"},"sentinelTls":{"$ref":"./auth-server-redis-tls.json"}}}},"x-rule":[{"discriminator":{"property":"type","mapping":{"memory":null,"redis":"redis"}}}]};
const pattern8 = new RegExp("^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5}$", "u");
const schema9 = {"type":"object","additionalProperties":false,"properties":{"insecureSkipVerify":{"type":"boolean"},"caCertPath":{"type":"string","minLength":1}}};

function validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "insecureSkipVerify") || (key0 === "caCertPath"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data};
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
const err1 = {instancePath:instancePath+"/insecureSkipVerify",schemaPath:"#/properties/insecureSkipVerify/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.insecureSkipVerify.type,parentSchema:schema9.properties.insecureSkipVerify,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.caCertPath !== undefined){
let data1 = data.caCertPath;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err2 = {instancePath:instancePath+"/caCertPath",schemaPath:"#/properties/caCertPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.caCertPath,data:data1};
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
const err3 = {instancePath:instancePath+"/caCertPath",schemaPath:"#/properties/caCertPath/type",keyword:"type",params:{type: "string"},schema:schema9.properties.caCertPath.type,parentSchema:schema9.properties.caCertPath,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate9(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "type") || (key0 === "redis"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema8.properties.type.type,parentSchema:schema8.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "memory") || (data0 === "redis"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema8.properties.type.enum},schema:schema8.properties.type.enum,parentSchema:schema8.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.redis !== undefined){
let data1 = data.redis;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.sentinelConfig === undefined){
const err3 = {instancePath:instancePath+"/redis",schemaPath:"#/properties/redis/required",keyword:"required",params:{missingProperty: "sentinelConfig"},schema:schema8.properties.redis.required,parentSchema:schema8.properties.redis,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.aclUserConfig === undefined){
const err4 = {instancePath:instancePath+"/redis",schemaPath:"#/properties/redis/required",keyword:"required",params:{missingProperty: "aclUserConfig"},schema:schema8.properties.redis.required,parentSchema:schema8.properties.redis,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
if(!((((((((key1 === "sentinelConfig") || (key1 === "aclUserConfig")) || (key1 === "keyPrefix")) || (key1 === "dialTimeout")) || (key1 === "readTimeout")) || (key1 === "writeTimeout")) || (key1 === "tls")) || (key1 === "sentinelTls"))){
const err5 = {instancePath:instancePath+"/redis",schemaPath:"#/properties/redis/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema8.properties.redis,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.sentinelConfig !== undefined){
let data2 = data1.sentinelConfig;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.masterName === undefined){
const err6 = {instancePath:instancePath+"/redis/sentinelConfig",schemaPath:"#/properties/redis/properties/sentinelConfig/required",keyword:"required",params:{missingProperty: "masterName"},schema:schema8.properties.redis.properties.sentinelConfig.required,parentSchema:schema8.properties.redis.properties.sentinelConfig,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.sentinelAddrs === undefined){
const err7 = {instancePath:instancePath+"/redis/sentinelConfig",schemaPath:"#/properties/redis/properties/sentinelConfig/required",keyword:"required",params:{missingProperty: "sentinelAddrs"},schema:schema8.properties.redis.properties.sentinelConfig.required,parentSchema:schema8.properties.redis.properties.sentinelConfig,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key2 in data2){
if(!(((key2 === "masterName") || (key2 === "sentinelAddrs")) || (key2 === "db"))){
const err8 = {instancePath:instancePath+"/redis/sentinelConfig",schemaPath:"#/properties/redis/properties/sentinelConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema8.properties.redis.properties.sentinelConfig,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.masterName !== undefined){
let data3 = data2.masterName;
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err9 = {instancePath:instancePath+"/redis/sentinelConfig/masterName",schemaPath:"#/properties/redis/properties/sentinelConfig/properties/masterName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.redis.properties.sentinelConfig.properties.masterName,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/redis/sentinelConfig/masterName",schemaPath:"#/properties/redis/properties/sentinelConfig/properties/masterName/type",keyword:"type",params:{type: "string"},schema:schema8.properties.redis.properties.sentinelConfig.properties.masterName.type,parentSchema:schema8.properties.redis.properties.sentinelConfig.properties.masterName,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.sentinelAddrs !== undefined){
let data4 = data2.sentinelAddrs;
if(Array.isArray(data4)){
if(data4.length < 1){
const err11 = {instancePath:instancePath+"/redis/sentinelConfig/sentinelAddrs",schemaPath:"#/properties/redis/properties/sentinelConfig/properties/sentinelAddrs/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema8.properties.redis.properties.sentinelConfig.properties.sentinelAddrs,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err12 = {instancePath:instancePath+"/redis/sentinelConfig/sentinelAddrs/" + i0,schemaPath:"#/properties/redis/properties/sentinelConfig/properties/sentinelAddrs/items/pattern",keyword:"pattern",params:{ pattern: "the form of host:port" },schema:"^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5}$",parentSchema:schema8.properties.redis.properties.sentinelConfig.properties.sentinelAddrs.items,data:data5};
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
const err13 = {instancePath:instancePath+"/redis/sentinelConfig/sentinelAddrs/" + i0,schemaPath:"#/properties/redis/properties/sentinelConfig/properties/sentinelAddrs/items/type",keyword:"type",params:{type: "string"},schema:schema8.properties.redis.properties.sentinelConfig.properties.sentinelAddrs.items.type,parentSchema:schema8.properties.redis.properties.sentinelConfig.properties.sentinelAddrs.items,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let twice0;
if (data4.length > 1) { const seen = new Map(); data4.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err14 = {instancePath:instancePath+"/redis/sentinelConfig/sentinelAddrs",schemaPath:"#/properties/redis/properties/sentinelConfig/properties/sentinelAddrs/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema8.properties.redis.properties.sentinelConfig.properties.sentinelAddrs["x-list"],parentSchema:schema8.properties.redis.properties.sentinelConfig.properties.sentinelAddrs,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/redis/sentinelConfig/sentinelAddrs",schemaPath:"#/properties/redis/properties/sentinelConfig/properties/sentinelAddrs/type",keyword:"type",params:{type: "array"},schema:schema8.properties.redis.properties.sentinelConfig.properties.sentinelAddrs.type,parentSchema:schema8.properties.redis.properties.sentinelConfig.properties.sentinelAddrs,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.db !== undefined){
let data6 = data2.db;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/redis/sentinelConfig/db",schemaPath:"#/properties/redis/properties/sentinelConfig/properties/db/type",keyword:"type",params:{type: "integer"},schema:schema8.properties.redis.properties.sentinelConfig.properties.db.type,parentSchema:schema8.properties.redis.properties.sentinelConfig.properties.db,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/redis/sentinelConfig/db",schemaPath:"#/properties/redis/properties/sentinelConfig/properties/db/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema8.properties.redis.properties.sentinelConfig.properties.db,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/redis/sentinelConfig/db",schemaPath:"#/properties/redis/properties/sentinelConfig/properties/db/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema8.properties.redis.properties.sentinelConfig.properties.db,data:data6};
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
}
else {
const err19 = {instancePath:instancePath+"/redis/sentinelConfig",schemaPath:"#/properties/redis/properties/sentinelConfig/type",keyword:"type",params:{type: "object"},schema:schema8.properties.redis.properties.sentinelConfig.type,parentSchema:schema8.properties.redis.properties.sentinelConfig,data:data2};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.aclUserConfig !== undefined){
let data7 = data1.aclUserConfig;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.usernameEnv === undefined){
const err20 = {instancePath:instancePath+"/redis/aclUserConfig",schemaPath:"#/properties/redis/properties/aclUserConfig/required",keyword:"required",params:{missingProperty: "usernameEnv"},schema:schema8.properties.redis.properties.aclUserConfig.required,parentSchema:schema8.properties.redis.properties.aclUserConfig,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.passwordEnv === undefined){
const err21 = {instancePath:instancePath+"/redis/aclUserConfig",schemaPath:"#/properties/redis/properties/aclUserConfig/required",keyword:"required",params:{missingProperty: "passwordEnv"},schema:schema8.properties.redis.properties.aclUserConfig.required,parentSchema:schema8.properties.redis.properties.aclUserConfig,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key3 in data7){
if(!((key3 === "usernameEnv") || (key3 === "passwordEnv"))){
const err22 = {instancePath:instancePath+"/redis/aclUserConfig",schemaPath:"#/properties/redis/properties/aclUserConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema8.properties.redis.properties.aclUserConfig,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.usernameEnv !== undefined){
let data8 = data7.usernameEnv;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err23 = {instancePath:instancePath+"/redis/aclUserConfig/usernameEnv",schemaPath:"#/properties/redis/properties/aclUserConfig/properties/usernameEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema8.properties.redis.properties.aclUserConfig.properties.usernameEnv,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/redis/aclUserConfig/usernameEnv",schemaPath:"#/properties/redis/properties/aclUserConfig/properties/usernameEnv/type",keyword:"type",params:{type: "string"},schema:schema8.properties.redis.properties.aclUserConfig.properties.usernameEnv.type,parentSchema:schema8.properties.redis.properties.aclUserConfig.properties.usernameEnv,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.passwordEnv !== undefined){
let data9 = data7.passwordEnv;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err25 = {instancePath:instancePath+"/redis/aclUserConfig/passwordEnv",schemaPath:"#/properties/redis/properties/aclUserConfig/properties/passwordEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema8.properties.redis.properties.aclUserConfig.properties.passwordEnv,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/redis/aclUserConfig/passwordEnv",schemaPath:"#/properties/redis/properties/aclUserConfig/properties/passwordEnv/type",keyword:"type",params:{type: "string"},schema:schema8.properties.redis.properties.aclUserConfig.properties.passwordEnv.type,parentSchema:schema8.properties.redis.properties.aclUserConfig.properties.passwordEnv,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/redis/aclUserConfig",schemaPath:"#/properties/redis/properties/aclUserConfig/type",keyword:"type",params:{type: "object"},schema:schema8.properties.redis.properties.aclUserConfig.type,parentSchema:schema8.properties.redis.properties.aclUserConfig,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.keyPrefix !== undefined){
let data10 = data1.keyPrefix;
if(typeof data10 === "string"){
if(isShorter(data10, 1)){
const err28 = {instancePath:instancePath+"/redis/keyPrefix",schemaPath:"#/properties/redis/properties/keyPrefix/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.redis.properties.keyPrefix,data:data10};
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
const err29 = {instancePath:instancePath+"/redis/keyPrefix",schemaPath:"#/properties/redis/properties/keyPrefix/type",keyword:"type",params:{type: "string"},schema:schema8.properties.redis.properties.keyPrefix.type,parentSchema:schema8.properties.redis.properties.keyPrefix,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.dialTimeout !== undefined){
if(!(validate1(data1.dialTimeout, instancePath+"/redis/dialTimeout"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data1.readTimeout !== undefined){
if(!(validate1(data1.readTimeout, instancePath+"/redis/readTimeout"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data1.writeTimeout !== undefined){
if(!(validate1(data1.writeTimeout, instancePath+"/redis/writeTimeout"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data1.tls !== undefined){
if(!(validate8(data1.tls, instancePath+"/redis/tls"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data1.sentinelTls !== undefined){
if(!(validate8(data1.sentinelTls, instancePath+"/redis/sentinelTls"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/redis",schemaPath:"#/properties/redis/type",keyword:"type",params:{type: "object"},schema:schema8.properties.redis.type,parentSchema:schema8.properties.redis,data:data1};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if((data.type === "redis") && (data.redis === undefined)){
const err31 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "redis", missing: "redis" } },schema:schema8["x-rule"],parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data.redis !== undefined) && ((data.type === "memory") || (data.type === undefined))){
const err32 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? "memory", foreign: "redis", owners: ["redis"] } },schema:schema8["x-rule"],parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.issuer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuer"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.allowedAudiences === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedAudiences"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.upstreamProviders === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upstreamProviders"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.issuer !== undefined){
let data0 = data.issuer;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/pattern",keyword:"pattern",params:{ pattern: "the form of an https URL without query, fragment and slash at its end (plain http on this machine only)" },schema:"^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$",parentSchema:schema0.properties.issuer,data:data0};
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
const err5 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"},schema:schema0.properties.issuer.type,parentSchema:schema0.properties.issuer,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.authorizationEndpointBaseUrl !== undefined){
let data1 = data.authorizationEndpointBaseUrl;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/authorizationEndpointBaseUrl",schemaPath:"#/properties/authorizationEndpointBaseUrl/pattern",keyword:"pattern",params:{ pattern: "the form of an https URL without query, fragment and slash at its end (plain http on this machine only)" },schema:"^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$",parentSchema:schema0.properties.authorizationEndpointBaseUrl,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/authorizationEndpointBaseUrl",schemaPath:"#/properties/authorizationEndpointBaseUrl/type",keyword:"type",params:{type: "string"},schema:schema0.properties.authorizationEndpointBaseUrl.type,parentSchema:schema0.properties.authorizationEndpointBaseUrl,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.signingKeyFiles !== undefined){
let data2 = data.signingKeyFiles;
if(Array.isArray(data2)){
if(data2.length > 5){
const err8 = {instancePath:instancePath+"/signingKeyFiles",schemaPath:"#/properties/signingKeyFiles/maxItems",keyword:"maxItems",params:{limit: 5},schema:5,parentSchema:schema0.properties.signingKeyFiles,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err9 = {instancePath:instancePath+"/signingKeyFiles/" + i0,schemaPath:"#/properties/signingKeyFiles/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.signingKeyFiles.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/signingKeyFiles/" + i0,schemaPath:"#/properties/signingKeyFiles/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.signingKeyFiles.items.type,parentSchema:schema0.properties.signingKeyFiles.items,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/signingKeyFiles",schemaPath:"#/properties/signingKeyFiles/type",keyword:"type",params:{type: "array"},schema:schema0.properties.signingKeyFiles.type,parentSchema:schema0.properties.signingKeyFiles,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.hmacSecretFiles !== undefined){
let data4 = data.hmacSecretFiles;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err12 = {instancePath:instancePath+"/hmacSecretFiles/" + i1,schemaPath:"#/properties/hmacSecretFiles/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.hmacSecretFiles.items,data:data5};
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
const err13 = {instancePath:instancePath+"/hmacSecretFiles/" + i1,schemaPath:"#/properties/hmacSecretFiles/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.hmacSecretFiles.items.type,parentSchema:schema0.properties.hmacSecretFiles.items,data:data5};
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
const err14 = {instancePath:instancePath+"/hmacSecretFiles",schemaPath:"#/properties/hmacSecretFiles/type",keyword:"type",params:{type: "array"},schema:schema0.properties.hmacSecretFiles.type,parentSchema:schema0.properties.hmacSecretFiles,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.tokenLifespans !== undefined){
if(!(validate2(data.tokenLifespans, instancePath+"/tokenLifespans"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.upstreamProviders !== undefined){
let data7 = data.upstreamProviders;
if(Array.isArray(data7)){
if(data7.length < 1){
const err15 = {instancePath:instancePath+"/upstreamProviders",schemaPath:"#/properties/upstreamProviders/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.upstreamProviders,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate7(data7[i2], instancePath+"/upstreamProviders/" + i2))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
let twice0;
if (data7.length > 1) { const seen = new Map(); data7.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err16 = {instancePath:instancePath+"/upstreamProviders",schemaPath:"#/properties/upstreamProviders/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["name"] },schema:schema0.properties.upstreamProviders["x-list"],parentSchema:schema0.properties.upstreamProviders,data:data7};
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
const err17 = {instancePath:instancePath+"/upstreamProviders",schemaPath:"#/properties/upstreamProviders/type",keyword:"type",params:{type: "array"},schema:schema0.properties.upstreamProviders.type,parentSchema:schema0.properties.upstreamProviders,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.storage !== undefined){
if(!(validate9(data.storage, instancePath+"/storage"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.allowedAudiences !== undefined){
let data10 = data.allowedAudiences;
if(Array.isArray(data10)){
if(data10.length < 1){
const err18 = {instancePath:instancePath+"/allowedAudiences",schemaPath:"#/properties/allowedAudiences/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.allowedAudiences,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(typeof data11 === "string"){
if(isShorter(data11, 1)){
const err19 = {instancePath:instancePath+"/allowedAudiences/" + i3,schemaPath:"#/properties/allowedAudiences/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.allowedAudiences.items,data:data11};
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
const err20 = {instancePath:instancePath+"/allowedAudiences/" + i3,schemaPath:"#/properties/allowedAudiences/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.allowedAudiences.items.type,parentSchema:schema0.properties.allowedAudiences.items,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let twice1;
if (data10.length > 1) { const seen = new Map(); data10.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err21 = {instancePath:instancePath+"/allowedAudiences",schemaPath:"#/properties/allowedAudiences/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: [] },schema:schema0.properties.allowedAudiences["x-list"],parentSchema:schema0.properties.allowedAudiences,data:data10};
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
const err22 = {instancePath:instancePath+"/allowedAudiences",schemaPath:"#/properties/allowedAudiences/type",keyword:"type",params:{type: "array"},schema:schema0.properties.allowedAudiences.type,parentSchema:schema0.properties.allowedAudiences,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.scopesSupported !== undefined){
let data12 = data.scopesSupported;
if(Array.isArray(data12)){
if(data12.length < 1){
const err23 = {instancePath:instancePath+"/scopesSupported",schemaPath:"#/properties/scopesSupported/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.scopesSupported,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
if(typeof data13 === "string"){
if(isShorter(data13, 1)){
const err24 = {instancePath:instancePath+"/scopesSupported/" + i4,schemaPath:"#/properties/scopesSupported/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.scopesSupported.items,data:data13};
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
const err25 = {instancePath:instancePath+"/scopesSupported/" + i4,schemaPath:"#/properties/scopesSupported/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.scopesSupported.items.type,parentSchema:schema0.properties.scopesSupported.items,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let twice2;
if (data12.length > 1) { const seen = new Map(); data12.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice2 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice2 !== undefined){
const err26 = {instancePath:instancePath+"/scopesSupported",schemaPath:"#/properties/scopesSupported/x-list",keyword:"x-list",params:{ first: twice2[0], second: twice2[1], keys: [] },schema:schema0.properties.scopesSupported["x-list"],parentSchema:schema0.properties.scopesSupported,data:data12};
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
const err27 = {instancePath:instancePath+"/scopesSupported",schemaPath:"#/properties/scopesSupported/type",keyword:"type",params:{type: "array"},schema:schema0.properties.scopesSupported.type,parentSchema:schema0.properties.scopesSupported,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.resourceUrl !== undefined){
let data14 = data.resourceUrl;
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
const err28 = {instancePath:instancePath+"/resourceUrl",schemaPath:"#/properties/resourceUrl/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL without query and fragment" },schema:"^https?://[^\\s?#]+$",parentSchema:schema0.properties.resourceUrl,data:data14};
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
const err29 = {instancePath:instancePath+"/resourceUrl",schemaPath:"#/properties/resourceUrl/type",keyword:"type",params:{type: "string"},schema:schema0.properties.resourceUrl.type,parentSchema:schema0.properties.resourceUrl,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

